extension HeldAnswer {
    /// What has to be done once an answer is in the story.
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

    /// Begins with answers that are in the story already; a stream has them, a completion hears them next.
    ///
    /// NB: to be called with the lock.
    func begin(with answers: [Given<Value, Failure>]) {
        timesGiven = answers.count
        if !isStream { backlog = answers }
    }

    /// Gives a completion what it hears before anything else.
    func deliverBacklog(isolation: (any Actor)?) {
        if receiver.isMainActor, isolation !== MainActor.shared {
            // NB: a test on the main actor that answers meanwhile comes after what waits there already.
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

    /// Writes an answer into the story.
    ///
    /// NB: to be called with the lock.
    private func accept(_ answer: Given<Value, Failure>, in state: inout LogState) -> Delivery {
        guard case .caller = receiver else {
            timesGiven += 1
            state.add(answer)
            guard case .stream(let buffer) = receiver else {
                guard backlog != nil else { return .receiver }
                // NB: a completion that is still given what comes before hears this afterwards.
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
