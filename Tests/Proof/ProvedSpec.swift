public import VIPERSpecs

/// A spec with all modules that it is proved on: one line in the list of its system.
public struct ProvedSpec: Sendable {
    /// The name of the spec.
    public let name: String
    /// What a consumer builds.
    public let subject: String
    /// The names of the parts that it is built from.
    public let parts: [String]
    /// The requirements.
    public let requirements: [any AnyRequirement]
    /// Claims that the reference module meets each requirement.
    public let reference: [ProofCase]
    /// Claims that each faulty module is caught by exactly the requirements that it is listed with.
    public let kills: [ProofCase]
    /// Claims that the failures of faulty modules are reported in words that a person understands.
    public let failures: [ProofCase]
    /// Claims that each unusual module is accepted.
    public let acceptance: [ProofCase]
    /// The claim that each `must` has a witness.
    public let coverage: ProofCase
    /// The verdicts of all requirements on the reference module.
    public let report: @Sendable () async throws -> ConformanceReport

    /// Lists a spec.
    ///
    /// - Parameters:
    ///   - spec: The spec.
    ///   - parts: The names of the fixture's parts that the module is built from.
    ///   - witnesses: Faulty modules.
    ///   - variants: Correct modules that are built in an unusual way.
    ///   - build: Builds the reference module.
    public init<S: Spec>(
        _ spec: S.Type,
        from parts: [String],
        witnesses: [Witness<S>],
        variants: [Variant<S>],
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column,
        build: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) {
        name = "\(spec)"
        subject = "\(S.Subject.self)"
        self.parts = parts
        requirements = S.requirements
        reference = S.requirements.map { requirement in
            ProofCase(requirement.id) {
                try await requirement.verify(
                    fileID: fileID,
                    filePath: filePath,
                    line: line,
                    column: column,
                    subject: build
                )
            }
        }
        kills = witnesses.map { witness in
            ProofCase("\(spec): \(witness.fault)") { try await witness.expectToBeCaught() }
        }
        failures = tellingPairs(of: witnesses).map { witness, ids in
            ProofCase("\(spec): \(witness.fault)") { try await witness.expectToBeTold(of: ids) }
        }
        acceptance = variants.map { variant in
            ProofCase("\(spec): \(variant.name)") { try await variant.expectToBeAccepted() }
        }
        coverage = ProofCase("\(spec)") { expectEveryMustToHaveAWitness(witnesses) }
        report = { try await S.report(subject: build) }
    }
}
