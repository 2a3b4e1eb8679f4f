/// A value that is sent once and awaited once; later values are ignored.
final class OneShot<Value: Sendable>: Sendable {
    private enum State {
        case empty
        case awaited(CheckedContinuation<Value, Never>)
        case sent(Value)
        case over
    }

    private let state = Shared<State>(.empty)

    func send(_ value: Value) {
        let receiver = state.update { state -> CheckedContinuation<Value, Never>? in
            switch state {
            case .empty:
                state = .sent(value)
                return nil
            case .awaited(let receiver):
                state = .over
                return receiver
            case .sent, .over:
                return nil
            }
        }
        receiver?.resume(returning: value)
    }

    nonisolated(nonsending) var value: Value {
        get async {
            await withCheckedContinuation { continuation in
                let sent = state.update { state -> Value? in
                    guard case .sent(let value) = state else {
                        state = .awaited(continuation)
                        return nil
                    }
                    state = .over
                    return value
                }
                if let sent { continuation.resume(returning: sent) }
            }
        }
    }
}
