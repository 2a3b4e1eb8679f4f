/// Two events that both ask for something.
struct AskingPair {
    let events: [Int]
    let first: Asked
    let second: Asked

    /// Whether they have a question in common.
    var asksTheSame: Bool { !first.texts.isDisjoint(with: second.texts) }

    /// Whether they have no method of asking in common.
    var asksOthers: Bool { first.members.isDisjoint(with: second.members) }

    /// The outcomes that both can be answered with, except success for both.
    ///
    /// If only the newer of two requests fails, the answer to the older may be shown or not, since the module may have
    /// ignored it.
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
