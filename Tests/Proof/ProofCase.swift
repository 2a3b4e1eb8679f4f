public import Testing

/// A claim about a spec, as a test case.
public struct ProofCase: Sendable, CustomTestStringConvertible {
    /// The name of the test case.
    public let testDescription: String
    /// Checks the claim inside a test.
    public let run: @Sendable () async throws -> Void

    init(_ name: String, run: @escaping @Sendable () async throws -> Void) {
        testDescription = name
        self.run = run
    }
}
