public import Testing

/// Something that has to hold of a spec, as a case of a test.
public struct ProofCase: Sendable, CustomTestStringConvertible {
    /// Names the test case.
    public let testDescription: String
    /// Tries it inside a test.
    public let run: @Sendable () async throws -> Void

    init(_ name: String, run: @escaping @Sendable () async throws -> Void) {
        testDescription = name
        self.run = run
    }
}
