/// The test told a requirement too little, or something wrong, so that it can say nothing of the module.
public struct CouldNotJudge: Error, CustomStringConvertible {
    /// What is missing or wrong, and the line that mends it.
    public let description: String

    /// Creates a reason.
    ///
    /// - Parameter reason: What is missing or wrong, and the line that mends it.
    public init(_ reason: String) {
        description = reason
    }
}
