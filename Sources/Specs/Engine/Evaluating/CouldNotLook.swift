/// A requirement came to nothing to look at, since something went wrong before.
///
/// It is violated all the same, but the module is not accused of what nobody could see.
public struct CouldNotLook: Error, CustomStringConvertible {
    /// What went wrong.
    public let reason: String

    /// The reason in a sentence.
    public var description: String { "It could not be looked at: \(reason)" }

    /// Ends a requirement unless there is something to look at.
    ///
    /// - Parameters:
    ///   - isThere: Whether there is.
    ///   - reason: What went wrong if not.
    public static func unless(_ isThere: Bool, _ reason: String) throws {
        guard isThere else { throw CouldNotLook(reason: reason) }
    }
}
