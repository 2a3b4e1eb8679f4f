/// A requirement could not check its statement, since something went wrong before.
///
/// It counts as violated, but the failure does not blame the module for something that was never seen.
public struct CouldNotLook: Error, CustomStringConvertible {
    /// What went wrong.
    public let reason: String

    /// The reason in a sentence.
    public var description: String { "It could not be looked at: \(reason)" }

    /// Ends a requirement unless there is something to check.
    ///
    /// - Parameters:
    ///   - isThere: Whether there is something to check.
    ///   - reason: What went wrong if there is not.
    public static func unless(_ isThere: Bool, _ reason: String) throws {
        guard isThere else { throw CouldNotLook(reason: reason) }
    }
}
