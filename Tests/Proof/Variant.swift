public import Testing
public import VIPERSpecs

/// A correct module that is built in an unusual way, and has to be accepted.
public struct Variant<S: Spec>: Sendable, CustomTestStringConvertible {
    /// What is unusual about the module, in a few words.
    public let name: String
    /// Builds the module.
    public let build: @MainActor @Sendable (S.Fixture) async throws -> S.Subject

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - name: What is unusual about the module, in a few words.
    ///   - build: Builds the module.
    public init(
        _ name: String,
        build: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) {
        self.name = name
        self.build = build
    }

    /// The name, which names the test case.
    public var testDescription: String { name }

    /// Runs every requirement on the module, and expects that none is violated.
    public func expectToBeAccepted() async throws {
        for requirement in S.requirements {
            let verdict = try await requirement.verdict(subject: build)
            if case .violated(let failures) = verdict {
                Issue.record("\(requirement.headline)\n\(failures.joined(separator: "\n"))")
            }
        }
    }
}
