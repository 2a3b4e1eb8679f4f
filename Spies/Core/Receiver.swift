/// Where the answer to a question goes.
enum Receiver<Value, Failure: Error> {
    case mainActor(@MainActor @Sendable (Result<Value, Failure>) -> Void)
    case anywhere((Result<Value, Failure>) -> Void)
    case caller
    case stream(StreamBuffer<Value>)

    var isMainActor: Bool { if case .mainActor = self { true } else { false } }

    var isStream: Bool { if case .stream = self { true } else { false } }

    /// Passes an answer to a completion; any other receiver takes it by itself.
    func deliver(_ answer: Result<Value, Failure>, isolation: (any Actor)?) {
        switch self {
        case .mainActor(let completion):
            // A value that is not `Sendable` passes from the test to the subject, as if the test had passed it
            // directly.
            nonisolated(unsafe) let answer = answer
            if Self.isOnMainActor(isolation) {
                MainActor.assumeIsolated { completion(answer) }
            } else {
                Task { @MainActor in completion(answer) }
            }
        case .anywhere(let completion):
            completion(answer)
        case .caller, .stream:
            break
        }
    }

    /// Whether the caller is on the main actor: the compiler says so, and it is true.
    static func isOnMainActor(_ isolation: (any Actor)?) -> Bool {
        isolation === MainActor.shared && CallLog.isOnMainActor
    }
}
