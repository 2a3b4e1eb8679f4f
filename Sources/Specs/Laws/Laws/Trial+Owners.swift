extension Trial<ModuleLaws> {
    /// What each event asks that its indicators are about, where it asks several things side by side and the answer to one
    /// of them alone ends the indicators.
    ///
    /// NB: reviews may come below a product that a spinner was about, and a stream beside a history never ends.
    ///
    /// - Parameter outline: What the module offers.
    func owners(in outline: Outline) async throws -> [Int: SeenCall] {
        guard outline.balances.contains(where: \.isBusy) else { return [:] }
        var owners: [Int: SeenCall] = [:]
        for event in outline.ordinary where outline.asking.contains(event) {
            let count = try await play(event, times: 1, in: outline).pending.count
            var ending: [SeenCall] = []
            for index in 0..<(count > 1 ? count : 0) {
                let walk = try await play(event, times: 1, in: outline)
                let busy = walk.busy
                guard !busy.isEmpty, walk.pending.count == count else { continue }
                let question = walk.pending[index]
                await walk.answer(question)
                let areOff = busy.allSatisfy { !$0.isOn(after: walk.stage.log.calls) }
                if areOff, let call = question.held.call() { ending.append(SeenCall(call)) }
            }
            if ending.count == 1 { owners[event] = ending[0] }
        }
        return owners
    }
}

extension Walk {
    /// The indicators that are on.
    var busy: [Balance] { stage.balances.filter { $0.isBusy && $0.isOn(after: stage.log.calls) } }

    /// The newest question that waits, of those that ask what indicators are about if that is known.
    func newest(about owner: SeenCall?) -> OpenQuestion? {
        pending.last { question in owner.map { $0 == question.held.call().map(SeenCall.init) } ?? true }
    }

    /// Whether an answer has led to another screen while the view showed a state in the place of others, such as `.paying`:
    /// what was paid goes back to no form.
    func leavesBehind(_ balance: Balance) -> Bool {
        guard balance.begin.state != nil else { return false }
        return spans(of: steps).contains { step, end in
            let calls = stage.log.calls.prefix(end).dropFirst(step.start)
            let isItsOwn = step.isAnswer || calls.contains(where: balance.isBegun)
            return isItsOwn && !self.calls(.wireframe, since: step.start, until: end).isEmpty
                && balance.isOn(after: Array(stage.log.calls.prefix(end)))
        }
    }
}
