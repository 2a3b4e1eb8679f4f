/// What came of an event in the end.
struct Ending {
    /// What everybody was told.
    let told: [SeenCall]
    /// Whether the module asked for something on the answer in question, at once or after a while.
    let asksThen: Bool
    /// What doubles other than views were told.
    private let elsewhere: [SeenCall]
    /// What the event left on the views, without what has ended.
    private let view: [String: SeenCall]
    /// What was on the views before the event and what is there in the end, without what has ended; `nil` if nothing
    /// had failed before.
    private let trouble: (before: [String: SeenCall], after: [String: SeenCall])?

    /// Looks at what came of the last event of a walk.
    ///
    /// - Parameters:
    ///   - walk: The walk.
    ///   - asksThen: Whether the module asked for something on the answer in question.
    ///   - inTrouble: Whether something had failed before the event.
    @MainActor
    init(_ walk: Walk, asksThen: Bool = false, inTrouble: Bool = false) {
        self.asksThen = asksThen
        told = walk.told(since: walk.eventStart).map(SeenCall.init)
        elsewhere = told.filter { walk.stage.role(of: $0.call) != .view }
        view = walk.left(since: walk.eventStart)
        trouble = inTrouble ? (walk.left(until: walk.eventStart), walk.left()) : nil
    }

    /// Whether this ending, which is that of a failure, can be told from another.
    ///
    /// - Parameters:
    ///   - other: The other ending.
    ///   - outcome: The outcome that leads to the other ending; `nil` if there is no answer.
    ///   - success: The ending of a success, to know what ends whatever the outcome is.
    func isToldApart(from other: Ending, of outcome: Outcome?, like success: Ending?) -> Bool {
        // A module that tries something else after the failure may end in the same way.
        if outcome != nil, asksThen { return true }
        // An error that is shown already may stay; a module that removes it has to show it again.
        let isInTrouble =
            outcome == nil
            ? isStillInTrouble(unlike: success, as: other) : trouble.map { $0.after != other.trouble?.after }
        if isInTrouble == true { return true }
        if told == other.told { return false }
        // A second attempt that tells all that a success tells is one, even if that only says that a state is over.
        if outcome == nil, asksThen, let success, !told.isEmpty, told == success.told { return true }
        if leaves(theSameAs: other) { return false }
        if outcome == nil, let success, isOnlyNoLongerBusy(than: other, like: success) { return false }
        // Leaving out a part of what a success says tells nothing of a failure.
        return outcome != .success || !told.without(other.told).isEmpty
    }

    /// Whether somebody was told of a failure after which other attempts were made, so that it ends unlike a success.
    func isToldInTheEnd(unlike success: Ending) -> Bool {
        if let trouble, trouble.after != success.trouble?.after { return true }
        return !told.isEmpty && !leaves(theSameAs: success)
    }

    /// Whether the earlier trouble is still shown where a success changes it: as it was, or as it is while the answer
    /// is awaited; `nil` if there was no trouble before.
    ///
    /// For example, an error may be shown again after something else, or may now say what else is missing.
    private func isStillInTrouble(unlike success: Ending?, as waiting: Ending) -> Bool? {
        guard let trouble else { return nil }
        guard trouble.after != trouble.before else { return true }
        guard let good = success?.trouble?.after else { return false }
        let changed = trouble.before.filter { good[$0] != $1 }
        return !changed.isEmpty
            && changed.allSatisfy { kind, old in
                guard let left = trouble.after[kind], left != old else { return trouble.after[kind] == old }
                return left != good[kind] && left == waiting.trouble?.after[kind]
            }
    }

    /// Whether it differs from the ending without an answer only in flags that a success changes, too.
    private func isOnlyNoLongerBusy(than waiting: Ending, like success: Ending) -> Bool {
        elsewhere == waiting.elsewhere && !asksThen && view.keys == waiting.view.keys
            && view.allSatisfy { kind, seen in
                guard let other = waiting.view[kind], let good = success.view[kind] else { return false }
                return seen == other || seen.differsOnlyInFlags(from: other, likeThoseOf: good)
            }
    }

    /// Whether both endings left the same on the views and told other doubles the same.
    private func leaves(theSameAs other: Ending) -> Bool {
        view == other.view && elsewhere == other.elsewhere
    }
}

extension Walk {
    /// What a part of the walk left on the views, without what has ended.
    func left(since start: Int = 0, until end: Int? = nil) -> [String: SeenCall] {
        var left: [String: SeenCall] = [:]
        let states = stage.states
        for (step, next) in spans(of: steps) where step.start >= start && step.start < end ?? .max {
            for seen in shown(since: step.start, until: next) {
                let kind = stage.kind(of: seen.call, pairing: states)
                // A mark with several values ends one state and begins another.
                let isOver =
                    !states.contains { $0.isBegun(by: seen.call) }
                    && states.contains { $0.isEnded(by: seen.call) && !$0.isReplaced(by: seen.call) }
                // Something that ends as time passes, such as a toast, was there long enough to be seen.
                if isOver, case .time = step.act { continue }
                left[kind] = isOver ? nil : seen
            }
        }
        return left
    }
}
