/// What a module has left on its views, and what was said in passing since its last event.
@MainActor
struct ViewLeft {
    private let lasting: [String: SeenCall]
    private let passing: [String: SeenCall]

    init(_ walk: Walk) {
        lasting = walk.lastSeen(pairing: walk.stage.states).filter { !walk.stage.isPassing($1.call) }
        passing = walk.lastSeen(since: walk.eventStart).filter { walk.stage.isPassing($1.call) }
    }

    /// What is missing of what another module has left, or is something else here.
    ///
    /// A kind that only this module has shown is not compared, since it may be the message about a failure. What says
    /// more than the other, such as a list of all that has happened, may do so.
    func differences(from other: ViewLeft) -> [String] {
        Self.differences(lasting, other.lasting) + Self.differences(passing, other.passing)
    }

    /// Whether the same lasts as in another module, whatever was said in passing.
    func lasts(like other: ViewLeft) -> Bool {
        lasting == other.lasting
    }

    private static func differences(_ seen: [String: SeenCall], _ usual: [String: SeenCall]) -> [String] {
        usual.filter { kind, call in
            guard let now = seen[kind], now != call else { return seen[kind] == nil }
            let (texts, others) = (Set(Leaves.of(now.call.call)), Set(Leaves.of(call.call.call)))
            return others.isEmpty || !others.isSubset(of: texts)
        }
        .map { kind, call in "\(seen[kind].map { "\($0)" } ?? "nothing") instead of \(call)" }
        .sorted()
    }
}
