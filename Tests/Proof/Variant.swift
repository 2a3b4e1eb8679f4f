public import Testing
public import VIPERSpecs

/// A correct module that is built in an unusual way, and has to be accepted.
public struct Variant<S: Spec>: Sendable, CustomTestStringConvertible {
    /// What is unusual about the module, in a few words.
    public let name: String
    /// The ids of the `should` requirements that it has a good reason not to meet.
    public let exceptions: Set<String>
    /// Builds the module.
    public let build: @MainActor @Sendable (S.Fixture) async throws -> S.Subject

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - name: What is unusual about the module, in a few words.
    ///   - exceptions: The numbers of the `should` requirements that it does not meet, without the prefix of the spec.
    ///   - build: Builds the module.
    public init(
        _ name: String,
        except exceptions: [Int] = [],
        build: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) {
        self.name = name
        self.exceptions = Set(exceptions.map(S.id))
        self.build = build
    }

    /// The name of the variant, which is also the name of the test case.
    public var testDescription: String { name }

    /// Runs every requirement on the module, and expects that only its exceptions are violated.
    public func expectToBeAccepted() async throws {
        try await KnownVerdicts.ofOneModule { try await expectEachToAccept() }
    }

    private func expectEachToAccept() async throws {
        for requirement in S.requirementsAfterPresuppositions {
            let verdict = try await requirement.verdict(subject: build)
            if case .notJudged(let reason) = verdict { Issue.record("\(requirement.headline)\n\(reason)") }
            guard case .violated(let failures) = verdict else {
                #expect(!exceptions.contains(requirement.id), "\(requirement.id) is met, and needs no exception.")
                continue
            }
            let isAllowed = requirement.level == .should && exceptions.contains(requirement.id)
            #expect(isAllowed, "\(requirement.headline)\n\(failures.joined(separator: "\n"))")
        }
    }
}
