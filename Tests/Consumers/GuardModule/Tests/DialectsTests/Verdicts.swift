import Foundation
import Testing
import VIPERSpecs

/// What the laws say as they were written, of each module in a line a law; silence is a law that is satisfied.
@Suite struct Verdicts {
    static let modules: [(name: String, module: Module)] = [
        ("inbox", inbox), ("wallet", wallet), ("ticker", ticker), ("signup", signup), ("login", login),
        ("leaking", leaking), ("overtaken", overtaken), ("silent", silent),
    ]

    @Test func areWrittenDown() async throws {
        for (name, module) in Self.modules {
            for law in module.laws where name != "signup" || law.requirement.id != "LAW-03" {
                say(name, law, try await law.verdict())
            }
        }
    }

    private func say(_ name: String, _ law: Module.Law, _ verdict: Verdict) {
        switch verdict {
        case .satisfied, .notApplicable: break
        case .violated(let failures): print("verdict: \(name) \(law.requirement.id) violated\nbecause: \(failures[0])")
        case .notJudged(let reason): print("verdict: \(name) \(law.requirement.id) not judged\nbecause: \(reason)")
        }
    }
}
