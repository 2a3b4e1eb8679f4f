/// Where a requirement comes from, so that anyone can judge whether it is right.
public struct Source: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The source in words.
    public let description: String
    /// Whether the requirement restates a test that was published with the system.
    public let isOriginalTest: Bool

    /// Creates a source from words, such as a contract, an article or a class of faults.
    ///
    /// - Parameter value: The source in words.
    public init(stringLiteral value: String) {
        description = value
        isOriginalTest = false
    }

    private init(originalTests tests: String) {
        description = "original test \(tests)"
        isOriginalTest = true
    }

    /// Tests that were published with the system and that the requirement restates.
    ///
    /// - Parameter tests: The names of the tests, separated by commas.
    /// - Returns: A source whose requirement is tagged `.original`.
    public static func original(_ tests: String) -> Source {
        Source(originalTests: tests)
    }
}
