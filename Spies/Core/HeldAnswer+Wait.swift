extension HeldAnswer {
    /// Waits for the one answer of a caller.
    func answer(isolation: isolated (any Actor)?) async -> Result<Value, Failure> {
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
            guard isOpen else { return [] as [UnsafeContinuation<Void, Never>] }
            state.add(note: "\(name) is cancelled by its caller")
            return end(.cancelled(Given(.failure(error), of: name)), in: &state)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Ends the wait.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Returns: Whom to wake once the lock is free.
    func end(_ end: Caller, in state: inout LogState) -> [UnsafeContinuation<Void, Never>] {
        defer { caller = end }
        state.change(awaited: -1)
        return if case .waiting(let continuation) = caller { [continuation] } else { [] }
    }
}
