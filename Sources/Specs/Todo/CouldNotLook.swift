/// A requirement came to nothing to look at, since something went wrong before.
struct CouldNotLook: Error, CustomStringConvertible {
    let reason: String

    var description: String { "It could not be looked at: \(reason)" }

    /// Ends a requirement unless there is something to look at.
    static func unless(_ isThere: Bool, _ reason: String) throws {
        guard isThere else { throw CouldNotLook(reason: reason) }
    }
}
