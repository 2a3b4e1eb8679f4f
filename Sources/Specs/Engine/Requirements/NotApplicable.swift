/// The reason why a requirement finds nothing to check in a module.
///
/// The body of a requirement throws it. The test case is then shown as skipped with the reason,
/// never as passed.
public struct NotApplicable: Error, CustomStringConvertible {
    /// Why there is nothing to check.
    public let description: String

    /// Creates the reason.
    ///
    /// - Parameter reason: Why there is nothing to check, in a sentence.
    public init(_ reason: String) {
        description = reason
    }
}
