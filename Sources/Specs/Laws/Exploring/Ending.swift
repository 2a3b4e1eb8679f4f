/// What came of an event in the end.
struct Ending {
    /// What everybody was told.
    let told: [SeenCall]
    /// Whether the module asked for something on the answer in question, at once or after a while.
    let asksThen: Bool
    /// What others than views were told.
    private let elsewhere: [SeenCall]
    /// What is left on the views, without what has ended.
    private var view: [String: SeenCall] = [:]

    @MainActor
    init(_ walk: Walk, asksThen: Bool = false) {
        self.asksThen = asksThen
        told = walk.told(since: walk.eventStart).map(SeenCall.init)
        elsewhere = walk.calls(.wireframe, .delegate, .store, since: walk.eventStart).map(SeenCall.init)
        let states = walk.stage.states
        for (step, end) in walk.spans(of: walk.steps) where step.start >= walk.eventStart {
            for seen in walk.shown(since: step.start, until: end) {
                let kind = seen.call.kind(pairing: states)
                let isOver = states.contains { $0.isEnded(by: seen.call) }
                // NB: what goes by itself, such as a toast, was there long enough to be seen.
                if isOver, case .time = step.act { continue }
                view[kind] = isOver ? nil : seen
            }
        }
    }

    /// Whether somebody can see that it is the end of a failure, and not that of something else.
    ///
    /// - Parameters:
    ///   - other: The other ending.
    ///   - outcome: What it is the ending of.
    func isToldApart(from other: Ending, of outcome: Outcome?) -> Bool {
        // NB: who tries something else may end as well.
        if outcome != nil, asksThen { return true }
        if told == other.told || leaves(theSameAs: other) { return false }
        // NB: who says after a failure what is said after a success, and leaves something out, says nothing of it.
        return outcome != .success || !told.without(other.told).isEmpty
    }

    /// Whether nobody can see a difference any more.
    func leaves(theSameAs other: Ending) -> Bool {
        view == other.view && elsewhere == other.elsewhere
    }
}
