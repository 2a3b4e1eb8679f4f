import Foundation

extension Walk {
    /// What the screens show now, which no double is told.
    var shownOnScreens: [SeenCall] { stage.shownOnScreens.map(SeenCall.init) }

    /// What was shown before the answers to the last event and is completely gone after them.
    ///
    /// - Parameters:
    ///   - blanks: The calls that are shown instead of content.
    ///   - start: How many calls there were when it was shown, if that was not just before these answers.
    func takenAway(by blanks: [SeenCall], since start: Int? = nil) -> [SeenCall] {
        let (before, now, answers) = (lastSeen(until: start ?? lastEvent?.end), lastSeen(), answers)
        return before.filter { kind, content in
            guard let left = now[kind], blanks.contains(left), !left.onlyCounts else { return false }
            let own = parts(of: content, from: answers)
            return !own.isEmpty && own.isDisjoint(with: Leaves.of(left.call.call))
        }
        .values.sorted { "\($0)" < "\($1)" }
    }

    /// The parts of a state that is shown as a whole, such as its rows, that are gone although other answers would have
    /// left something, each with its text.
    ///
    /// - Parameters:
    ///   - start: How many calls there were when they were shown.
    ///   - nothing: The texts that mean that nothing is left.
    ///   - full: The parts that other answers leave.
    ///   - earlier: Answers whose content does not count.
    func emptiedParts(
        since start: Int?,
        to nothing: Set<String>,
        unlike full: [ViewPart: String],
        besides earlier: [String]
    ) -> [ViewPart: String] {
        let (before, now) = (shownParts(until: start), shownParts())
        let answers = answers.filter { !earlier.contains($0) }
        return before.filter { part, text in
            guard part.property != nil, let left = now[part], let other = full[part], nothing.contains(left),
                !nothing.contains(other), !now.values.contains(where: { $0.contains(text) })
            else { return false }
            return ViewPart.texts(in: text).contains { comes($0, from: answers) }
        }
    }

    /// The texts that the answers to the last event have emptied, unless they came only of earlier answers.
    func emptied(besides earlier: [String]) -> [SeenCall] {
        let (before, now) = (lastSeen(until: lastEvent?.end), lastSeen())
        let answers = answers.filter { !earlier.contains($0) }
        return before.filter { kind, content in
            guard let left = now[kind] else { return false }
            // An empty list counts only where the stage names what is shown if there is nothing; elsewhere it may say
            // just that.
            let isGone = stage.isPlaced(left.call) ? left.isEmptiedList(content) : left.isEmptied(content)
            guard isGone else { return false }
            return !parts(of: content, from: answers).isEmpty
        }
        .values.sorted { "\($0)" < "\($1)" }
    }

    /// The parts of the content that come from answers, by the kind of the call; kinds without such parts are left out.
    var content: [String: Set<String>] { shownOf(answers).filter { !$1.isEmpty } }

    /// The parts of the content that come from the given answers, by the kind of the call.
    func shownOf(_ answers: [String]) -> [String: Set<String>] {
        lastSeen().filter { isContent($1.call) }.mapValues { parts(of: $0, from: answers) }
    }

    /// The parts of a call that come from the given answers.
    func parts(of seen: SeenCall, from answers: [String]) -> Set<String> {
        Set(Leaves.of(seen.call.call)).filter { comes($0, from: answers) }
    }
}

extension SeenCall {
    /// Whether it only shows how many there are, such as a badge, and that there are some.
    var onlyCounts: Bool {
        let leaves = Leaves.of(call.call)
        return !leaves.isEmpty && leaves.allSatisfy { (Int($0) ?? 0) > 0 }
    }
}
