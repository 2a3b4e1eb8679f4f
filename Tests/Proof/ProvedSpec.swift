public import Testing
public import VIPERSpecs

/// A spec and the reference module that it is proved on: one line in the list of its system.
public struct ProvedSpec: Sendable {
    /// One requirement, to be verified on the reference module.
    public struct Case: Sendable, CustomTestStringConvertible {
        /// The requirement.
        public let requirement: any AnyRequirement
        /// Verifies it inside a test.
        public let verify: @Sendable () async throws -> Void

        /// The id, which names the test case.
        public var testDescription: String { requirement.id }
    }

    /// The name of the spec.
    public let name: String
    /// What a consumer builds.
    public let subject: String
    /// What it is built from.
    public let parts: [String]
    /// Each requirement, to be verified on the reference module.
    public let cases: [Case]
    /// The verdicts of all requirements on the reference module.
    public let report: @Sendable () async throws -> ConformanceReport

    /// The requirements.
    public var requirements: [any AnyRequirement] { cases.map(\.requirement) }

    /// Lists a spec.
    ///
    /// - Parameters:
    ///   - spec: The spec.
    ///   - parts: The names of what is in the fixture to build the module from.
    ///   - build: Builds the reference module.
    public init<S: Spec>(
        _ spec: S.Type,
        from parts: [String] = [],
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column,
        build: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) {
        name = "\(spec)"
        subject = "\(S.Subject.self)"
        self.parts = parts
        cases = S.requirements.map { requirement in
            Case(requirement: requirement) {
                try await requirement.verify(
                    fileID: fileID,
                    filePath: filePath,
                    line: line,
                    column: column,
                    subject: build
                )
            }
        }
        report = { try await S.report(subject: build) }
    }
}
