import VIPERSpecs

/// Prints what the laws say of each module, in a line a law; silence is a law that is satisfied or does not apply.
public func say(_ modules: [(name: String, module: Module)]) async throws {
    for (name, module) in modules {
        for law in module.laws {
            let verdict: (word: String, reason: String)
            switch try await law.verdict() {
            case .satisfied, .notApplicable: continue
            case .violated(let failures): verdict = ("violated", failures[0])
            case .notJudged(let reason): verdict = ("not judged", reason)
            }
            print("verdict: \(name) \(law.requirement.id) \(verdict.word)\nbecause: \(verdict.reason)")
        }
    }
}

/// Prints what the laws ask for of a module of which something was left to a person.
public func sayWhatIsMissing(in module: Module, called name: String) async throws {
    var reasons: Set<String> = []
    for law in module.laws {
        guard case .notJudged(let reason) = try await law.verdict() else { continue }
        reasons.insert(reason)
    }
    for reason in reasons.sorted() { print("verdict: \(name) not judged: \(reason)") }
}
