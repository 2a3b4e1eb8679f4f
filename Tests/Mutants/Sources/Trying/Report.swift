/// What a person is told in the end.
struct Report {
    /// What became of each mutant.
    let everything: String
    /// What has to be done, and the sums.
    let text: String
    /// Whether nothing has to be done.
    let isGood: Bool

    /// - Parameters:
    ///   - outcomes: What became of each mutant that was tried.
    ///   - population: All mutants.
    ///   - known: Those that are known to survive.
    ///   - isWhole: Whether all were tried, so that what is listed in vain is seen.
    init(outcomes: [(Mutant, Outcome)], population: Population, known: Excuses, isWhole: Bool) {
        var (wrong, lines, unused) = ([String](), [String](), Set(known.reasons.keys))
        for (mutant, outcome) in outcomes {
            let entry = known.entry(for: mutant)
            if let entry { unused.remove(entry) }
            switch (outcome, entry) {
            case (.killed(let reason), nil): lines.append("noticed by \(reason): \(mutant.description)")
            case (.survived, let entry?): lines.append("\(known.kind(of: entry).rawValue): \(mutant.description)")
            case (.survived, nil): wrong.append("No requirement notices \(mutant.description)")
            case (.killed(let reason), .some):
                wrong.append("Listed as a survivor, but noticed by \(reason): \(mutant.description)")
            }
        }
        if isWhole {
            wrong += unused.union(population.unusedExcuses).map { "No change is \($0), which is listed." }
        }
        isGood = wrong.isEmpty
        let stillborn = population.stillborn.map { "does not compile: \($0.description)" }
        everything = (wrong + lines + stillborn).joined(separator: "\n") + "\n"
        let sums = [("to-do", false), ("laws", true)].compactMap { name, isInLaws -> String? in
            let some = outcomes.filter { $0.0.isInLaws == isInLaws }
            guard !some.isEmpty else { return nil }
            let others = population.stillborn.count { $0.isInLaws == isInLaws }
            return "\(name): \(Self.sum(some, known)) (\(others) more do not compile)"
        }
        text = (wrong + sums).joined(separator: "\n")
    }

    private static func sum(_ outcomes: [(Mutant, Outcome)], _ known: Excuses) -> String {
        let survivors = outcomes.filter { if case .survived = $0.1 { true } else { false } }.map(\.0)
        let kinds = survivors.map { known.entry(for: $0).map(known.kind) }
        let killed = outcomes.count - survivors.count
        let unnoticed = kinds.count { $0 == .open || $0 == nil }
        let share = killed == 0 ? 0 : 1_000 * killed / (killed + unnoticed)
        let listed = Excuses.Kind.allCases.map { kind in "\(kinds.count { $0 == kind }) \(kind.rawValue)" }
        return """
            \(outcomes.count) mutants, \(killed) noticed, \(listed.joined(separator: ", ")), \
            \(kinds.count { $0 == nil }) new; \(share / 10).\(share % 10) % of what is asked for is noticed
            """
    }
}
