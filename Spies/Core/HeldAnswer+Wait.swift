extension HeldAnswer {
    /// Waits for the one answer of a caller.
    ///
    /// If the caller's task was cancelled before, it still has to wait for a moment, as with a real service, so that a
    /// caller that asks in a loop does not block its actor for ever.
    func answer(isolation: isolated (any Actor)?) async -> Result<Value, Failure> {
        if Task.isCancelled { await Task.yield() }
        await withTaskCancellationHandler {
            await withUnsafeContinuation { wait(with: $0) }
        } onCancel: {
            cancel()
        }
        return log.locked {
            switch caller {
            case .answered(let answer), .cancelled(let answer): answer.result
            case .asking, .waiting: preconditionFailure("\(name) was woken before its answer was there.")
            }
        }
    }

    private func wait(with continuation: UnsafeContinuation<Void, Never>) {
        let isWaiting = log.locked {
            guard isOpen else { return false }
            caller = .waiting(continuation)
            return true
        }
        if !isWaiting { continuation.resume() }
    }

    /// Ends the wait of a caller whose task was cancelled, if its errors allow it.
    private func cancel() {
        guard let error = CancellationError() as? Failure else { return }
        let waiting = log.change { state in
            guard isOpen, mayGoOn(&state) else { return [] as [UnsafeContinuation<Void, Never>] }
            state.add(note: "\(name) is cancelled by its caller")
            return end(.cancelled(Given(.failure(error), of: name)), in: &state)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns whether a caller whose task was cancelled may continue.
    ///
    /// A task that asked more than fifty times after it was cancelled may not, since it might go on for ever.
    private func mayGoOn(_ state: inout LogState) -> Bool {
        guard case .asking = caller, let task = withUnsafeCurrentTask(body: { $0?.hashValue }) else { return true }
        state.vainQuestions[task, default: 0] += 1
        guard state.vainQuestions[task, default: 0] > 50 else { return true }
        state.add(note: "\(name) was asked fifty times by a task that had been cancelled, and answers it no more")
        return false
    }

    /// Ends the wait, with the lock held.
    ///
    /// - Returns: The continuations to resume once the lock is free.
    func end(_ end: Caller, in state: inout LogState) -> [UnsafeContinuation<Void, Never>] {
        defer { caller = end }
        state.change(awaited: -1)
        return if case .waiting(let continuation) = caller { [continuation] } else { [] }
    }
}
