extension Trial<ModuleLaws> {
    /// The question of each event that its indicators are about, and the events whose indicators any of several answers
    /// ends.
    ///
    /// An event has an owner if it asks several things in parallel and the answer to just one of them ends the
    /// indicators. It is shared if several answers do, and all of them show the same.
    ///
    /// For example, reviews may come below a product that a spinner was about, a stream beside a history never ends,
    /// and rows from the disk are there before those of the network. The question may be the last of several that follow
    /// from each other, such as for a permission, a position and what is there.
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
                let (start, others) = (walk.callCount, Set(walk.pending.map(\.id)))
                var next: OpenQuestion? = walk.pending[index]
                // What ends them may be asked only once other answers are there, such as a permission and a position.
                for _ in 0..<walk.longestChain {
                    guard let question = next else { break }
                    await walk.answer(question)
                    if busy.allSatisfy({ !$0.isOn(after: walk.stage.log.calls) }) {
                        if let call = question.held.call() { ending.append(SeenCall(call)) }
                        kinds.insert(walk.kindsOfAnswers(since: start))
                        break
                    }
                    next = walk.awaited.first { !others.contains($0.id) }
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

    /// The newest question that waits; if the owner of the indicators is known, the newest one that asks for it.
    func newest(about owner: SeenCall?) -> OpenQuestion? {
        pending.last { question in owner.map { $0 == question.held.call().map(SeenCall.init) } ?? true }
    }

    /// Whether an answer has led to another screen, or the delegate has heard of it, while the view showed an exclusive
    /// state such as `.paying`: once paid, no module goes back to the form.
    func leavesBehind(_ balance: Balance) -> Bool {
        guard balance.begin.state != nil else { return false }
        return spans(of: steps).contains { step, end in
            let calls = stage.log.calls.prefix(end).dropFirst(step.start)
            let isItsOwn = step.isAnswer || calls.contains(where: balance.isBegun)
            let isLeft = isItsOwn && !navigation(since: step.start, until: end).isEmpty
            // A delegate that hears of the answer closes the screen, also if that was given inside the call.
            let last = calls.last { stage.role(of: $0) == .delegate || isQuestion($0) }
            let isHeard = last.map { stage.role(of: $0) == .delegate } ?? false
            let isClosed = isHeard && (step.isAnswer || calls.contains(where: isQuestion))
            return (isLeft || isClosed) && balance.isOn(after: Array(stage.log.calls.prefix(end)))
        }
    }

    private func isQuestion(_ call: LoggedCall) -> Bool { stage.requests.contains { $0.member == call.member } }
}
