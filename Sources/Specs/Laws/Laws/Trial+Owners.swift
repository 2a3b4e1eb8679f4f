extension Trial<ModuleLaws> {
    /// What each event asks that its indicators are about, where it asks several things side by side and the answer to one
    /// of them alone ends the indicators; and the events of which any answer does, where all show the same.
    ///
    /// NB: reviews may come below a product that a spinner was about, a stream beside a history never ends, and rows that are
    /// kept on the disk are there before those of the network.
    ///
    /// - Parameter outline: What the module offers.
    func owners(in outline: Outline) async throws -> (owners: [Int: SeenCall], shared: Set<Int>) {
        guard outline.balances.contains(where: \.isBusy) else { return ([:], []) }
        var (owners, shared): ([Int: SeenCall], Set<Int>) = ([:], [])
        for event in outline.ordinary where outline.asking.contains(event) {
            let count = try await play(event, times: 1, in: outline).pending.count
            var (ending, kinds): ([SeenCall], Set<Set<String>>) = ([], [])
            for index in 0..<(count > 1 ? count : 0) {
                let walk = try await play(event, times: 1, in: outline)
                let busy = walk.busy
                guard !busy.isEmpty, walk.pending.count == count else { continue }
                let (question, start) = (walk.pending[index], walk.callCount)
                await walk.answer(question)
                let areOff = busy.allSatisfy { !$0.isOn(after: walk.stage.log.calls) }
                if areOff, let call = question.held.call() {
                    ending.append(SeenCall(call))
                    kinds.insert(walk.kindsOfAnswers(since: start))
                }
            }
            if ending.count == 1 { owners[event] = ending[0] }
            if ending.count > 1, kinds.count == 1, kinds != [[]] { shared.insert(event) }
        }
        return (owners, shared)
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
