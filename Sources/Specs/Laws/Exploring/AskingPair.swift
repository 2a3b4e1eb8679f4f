/// Two events that both ask for something.
struct AskingPair {
    let events: [Int]
    let first: Asked
    let second: Asked

    /// Whether something is asked by both.
    var asksTheSame: Bool { !first.texts.isDisjoint(with: second.texts) }

    /// Whether what each asks, it asks by methods of its own.
    var asksOthers: Bool { first.members.isDisjoint(with: second.members) }

    /// How both can be answered, if not with something each.
    ///
    /// Where the newer of two things that were asked for fails, the older may be there or not: it may have been ignored.
    var mixtures: [(first: Outcome, second: Outcome)] {
        let areCommands = first.isCommand && second.isCommand
        var mixtures: [(first: Outcome, second: Outcome)] = []
        for first in first.outcomes.inOrder {
            for second in second.outcomes.inOrder where second != .failure || first == .failure || areCommands {
                mixtures.append((first, second))
            }
        }
        return mixtures.filter { $0.first != .success || $0.second != .success }
    }
}
