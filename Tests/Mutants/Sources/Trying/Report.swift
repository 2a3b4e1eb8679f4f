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
    ///   - equivalent: Those that are known to make no difference.
    ///   - isWhole: Whether all were tried, so that what is listed in vain is seen.
    init(outcomes: [(Mutant, Outcome)], population: Population, equivalent: Excuses, isWhole: Bool) {
        var (wrong, lines, unused) = ([String](), [String](), Set(equivalent.reasons.keys))
        for (mutant, outcome) in outcomes {
            let entry = equivalent.entry(for: mutant)
            entry.map { _ = unused.remove($0) }
            switch (outcome, entry) {
            case (.killed(let reason), nil): lines.append("noticed by \(reason): \(mutant.description)")
            case (.survived, .some): lines.append("equivalent: \(mutant.description)")
            case (.survived, nil): wrong.append("No requirement notices \(mutant.description)")
            case (.killed(let reason), .some):
                wrong.append("Listed as equivalent, but noticed by \(reason): \(mutant.description)")
            }
        }
        if isWhole {
            wrong += (unused + population.unusedExcuses).map { "No change is \($0), which is listed." }
        }
        isGood = wrong.isEmpty
        let stillborn = population.stillborn.map { "does not compile: \($0.description)" }
        everything = (wrong + lines + stillborn).joined(separator: "\n") + "\n"
        let sums = ["to-do": false, "laws": true].sorted { $0.key > $1.key }.map { name, isInLaws in
            Self.sum(
                name,
                outcomes.filter { $0.0.isInLaws == isInLaws },
                equivalent,
                population.stillborn.count { $0.isInLaws == isInLaws }
            )
        }
        text = (wrong + sums).joined(separator: "\n")
    }

    private static func sum(
        _ name: String,
        _ outcomes: [(Mutant, Outcome)],
        _ equivalent: Excuses,
        _ stillborn: Int
    ) -> String {
        let survivors = outcomes.filter { if case .survived = $0.1 { true } else { false } }
        let listed = survivors.count { equivalent.entry(for: $0.0) != nil }
        let (killed, open) = (outcomes.count - survivors.count, survivors.count - listed)
        let share = killed + open == 0 ? 1_000 : 1_000 * killed / (killed + open)
        return """
            \(name): \(outcomes.count) mutants, \(killed) killed, \(listed) equivalent, \(open) survived; \
            \(share / 10).\(share % 10) % of those that make a difference are noticed \
            (\(stillborn) more did not compile)
            """
    }
}
