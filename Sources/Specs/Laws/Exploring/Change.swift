/// A change that commands have made to one kind of content.
struct Change {
    private let come: [String]
    private let gone: [String]

    init(from before: SeenCall?, to after: SeenCall) {
        let (old, new) = (Self.parts(of: before), Self.parts(of: after))
        (come, gone) = (Self.parts(new, without: old), Self.parts(old, without: new))
    }

    /// Whether the same stands in another order, such as after a row was moved.
    fileprivate var isOrderAlone: Bool { come.isEmpty && gone.isEmpty }

    /// Whether this change is all that two views differ in.
    func isAll(of mine: SeenCall?, besides others: SeenCall?) -> Bool {
        let (mine, others) = (Self.parts(of: mine), Self.parts(of: others))
        let (added, removed) = (Self.parts(mine, without: others), Self.parts(others, without: mine))
        // What adds or removes something does not explain why the rest stands in another order.
        if added.isEmpty, removed.isEmpty, mine != others { return isOrderAlone }
        let (more, less) = (Self.parts(added, without: come), Self.parts(removed, without: gone))
        let texts = [more, less].map { $0.map(\.besideNumbers) }
        return texts.allSatisfy { counters.isSuperset(of: $0) && Set($0).count == $0.count }
    }

    /// The texts that it has changed in their numbers alone, such as how many rows there are.
    private var counters: Set<String> {
        Set(come.map(\.besideNumbers)).intersection(gone.map(\.besideNumbers)).subtracting([""])
    }

    private static func parts(of seen: SeenCall?) -> [String] {
        seen.map { Leaves.of($0.call.call).filter { $0 != "[]" } } ?? []
    }

    /// Returns the parts that remain after each of the others has removed one equal part.
    private static func parts(_ parts: [String], without others: [String]) -> [String] {
        var rest = others
        return parts.filter { part in
            guard let index = rest.firstIndex(of: part) else { return true }
            rest.remove(at: index)
            return false
        }
    }
}

extension Walk {
    /// What the first of two events changed before the second, if the first only makes commands and the second only
    /// reads.
    ///
    /// The services of a stage do not remember what they were told to add, so it is missing in later answers. A module
    /// that puts it into content that was asked for before is right, since that may have been asked for too early.
    ///
    /// - Parameter start: How many calls there were before both.
    func changesByACommand(since start: Int) -> [String: Change] {
        guard let second = lastEvent?.start, second > start else { return [:] }
        let (asked, read) = (questions(since: start, until: second), questions(since: second))
        guard !asked.isEmpty, !read.isEmpty, asked.allSatisfy(isCommand), !read.contains(where: isCommand) else {
            return [:]
        }
        // What is sent again was changed when it was sent first.
        let sent = asked.map(SeenCall.init)
        let first = steps.first { step in
            questions(since: step.start, until: step.end).contains { sent.contains(SeenCall($0)) }
        }
        let before = lastSeen(until: min(first?.start ?? start, start), pairing: stage.states)
        let after = lastSeen(until: second, pairing: stage.states).filter { before[$0] != $1 }
        let changes = after.map { ($0, Change(from: before[$0], to: $1)) }
        // A move that has failed leaves nothing in another order.
        let hasFailed = steps.contains { step in
            if case .answer(.failure) = step.act { start..<second ~= step.start } else { false }
        }
        return Dictionary(uniqueKeysWithValues: changes.filter { !hasFailed || !$0.1.isOrderAlone })
    }
}
