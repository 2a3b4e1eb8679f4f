/// What was changed of one kind of what is shown, by an event that only asks that something is done.
struct Change {
    private let come: [String]
    private let gone: [String]

    init(from before: SeenCall?, to after: SeenCall) {
        let (old, new) = (Self.parts(of: before), Self.parts(of: after))
        (come, gone) = (Self.parts(new, without: old), Self.parts(old, without: new))
    }

    /// Whether one view shows nothing else than another but what was changed.
    func isAll(of mine: SeenCall?, besides others: SeenCall?) -> Bool {
        let (mine, others) = (Self.parts(of: mine), Self.parts(of: others))
        return Self.parts(Self.parts(mine, without: others), without: come).isEmpty
            && Self.parts(Self.parts(others, without: mine), without: gone).isEmpty
    }

    private static func parts(of seen: SeenCall?) -> [String] {
        seen.map { Leaves.of($0.call.call).filter { $0 != "[]" } } ?? []
    }

    /// Those that are not among others, each of which counts once.
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
    /// What the first of two events has changed before the second, where the first only asks that something is done and the
    /// second asks what there is.
    ///
    /// NB: a service of the stage knows nothing of what it was told to add, so that it is missing in what is asked for after
    /// that. Who puts it into what was asked for before, since that may have come too early, is right.
    ///
    /// - Parameter start: How many calls there were before both.
    func changesByACommand(since start: Int) -> [String: Change] {
        guard let second = lastEvent?.start, second > start else { return [:] }
        let (asked, read) = (questions(since: start, until: second), questions(since: second))
        guard !asked.isEmpty, !read.isEmpty, asked.allSatisfy(isCommand), !read.contains(where: isCommand) else {
            return [:]
        }
        let before = lastSeen(until: start)
        let after = lastSeen(until: second).filter { before[$0] != $1 }
        return Dictionary(uniqueKeysWithValues: after.map { ($0, Change(from: before[$0], to: $1)) })
    }

    /// Whether a question only asks that something is done, be it that the answer says more than that.
    func isCommand(_ call: LoggedCall) -> Bool {
        stage.role(of: call) == .store
            || stage.requests.contains { $0.member == call.member && $0.isCommand }
    }
}
