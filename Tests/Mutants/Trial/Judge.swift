import Foundation
import VIPERSpecs

/// Judges the module that is under trial by one spec.
struct Judge: Sendable {
    /// The name of the spec without its ending, which many files begin with.
    let role: String
    /// The first requirement that the module does not meet, a `must` if there is one, or else the first that cannot be
    /// judged; `nil` if it meets all.
    let firstViolated: @Sendable () async throws -> String?

    init<S: Spec>(_ spec: S.Type, build: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject) {
        role = String("\(spec)".dropLast("Spec".count))
        firstViolated = {
            try await KnownVerdicts.ofOneModule {
                var notJudged: String?
                for level in [Level.must, .should] {
                    for requirement in S.requirements where requirement.level == level {
                        switch try await requirement.verdict(subject: build) {
                        case .violated: return requirement.id
                        case .notJudged: notJudged = notJudged ?? "\(requirement.id), which cannot be judged"
                        case .satisfied, .notApplicable: break
                        }
                    }
                }
                return notJudged
            }
        }
    }

    /// Lets judges look at the module until one of them notices something, and says so.
    ///
    /// - Parameter judges: The judges; the one for the file that was changed is the first.
    static func tell(_ judges: [Judge]) async throws {
        let file = ProcessInfo.processInfo.environment["VIPER_FILE"] ?? ""
        let first = judges.filter { file.contains($0.role) }
        for judge in first + judges.filter({ !file.contains($0.role) }) {
            guard let id = try await judge.firstViolated() else { continue }
            return print("mutant noticed by \(id)")
        }
        print("mutant survived")
    }
}
