/// The test told a requirement too little, or something wrong, so that the requirement cannot judge the module.
public struct CouldNotJudge: Error, CustomStringConvertible {
    /// What is missing or wrong, and the line that fixes it.
    public let description: String

    /// Creates a reason.
    ///
    /// - Parameter reason: What is missing or wrong, and the line that fixes it.
    public init(_ reason: String) {
        description = reason
    }
}
