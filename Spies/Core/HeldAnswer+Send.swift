extension HeldAnswer {
    /// How an answer is delivered once it is in the story.
    enum Delivery {
        case receiver
        case wake([UnsafeContinuation<Void, Never>])
        case nothing
    }

    func send(_ answer: Result<Value, Failure>, isolation: isolated (any Actor)?) {
        let given = Given(answer, of: name, to: place)
        switch log.change({ accept(given, in: &$0) }) {
        case .receiver: receiver.deliver(answer, isolation: isolation)
        case .wake(let waiting): for continuation in waiting { continuation.resume() }
        case .nothing: break
        }
    }

    /// Begins with answers that are in the story already, with the lock held.
    ///
    /// A stream has them; a completion gets them next.
    func begin(with answers: [Given<Value, Failure>]) {
        timesGiven = answers.count
        if !isStream { backlog = answers }
    }

    /// Gives a completion the answers that come before any other.
    func deliverBacklog(isolation: (any Actor)?) {
        if receiver.isMainActor, !Receiver<Value, Failure>.isOnMainActor(isolation) {
            // An answer that a test on the main actor gives meanwhile comes after those in the backlog.
            Task { @MainActor in deliverBacklog(isolation: MainActor.shared) }
            return
        }
        while let given = log.locked({ nextOfBacklog() }) { receiver.deliver(given.result, isolation: isolation) }
    }

    private func nextOfBacklog() -> Given<Value, Failure>? {
        if backlog?.isEmpty == false { return backlog?.removeFirst() }
        backlog = nil
        return nil
    }

    /// Writes an answer into the story, with the lock held.
    private func accept(_ answer: Given<Value, Failure>, in state: inout LogState) -> Delivery {
        guard case .caller = receiver else {
            timesGiven += 1
            state.add(answer)
            guard case .stream(let buffer) = receiver else {
                guard backlog != nil else { return .receiver }
                // A completion that still gets its backlog gets this answer afterwards.
                backlog?.append(answer)
                return .nothing
            }
            switch answer.result {
            case .success(let value): return .wake(buffer.add(value, in: &state))
            case .failure(let error): return .wake(buffer.finish(.failure(error), in: &state) ?? [])
            }
        }
        switch caller {
        case .asking, .waiting:
            timesGiven += 1
            state.add(answer)
            return .wake(end(.answered(answer), in: &state))
        case .answered:
            state.add(problem: "\(name) was answered twice, but its caller awaits one answer.")
            return .nothing
        case .cancelled:
            return .nothing
        }
    }
}
