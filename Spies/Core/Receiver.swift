/// Where the answer to a question goes.
enum Receiver<Value, Failure: Error> {
    case mainActor(@MainActor @Sendable (Result<Value, Failure>) -> Void)
    case anywhere((Result<Value, Failure>) -> Void)
    case caller
    case stream(StreamBuffer<Value>)

    var isMainActor: Bool { if case .mainActor = self { true } else { false } }

    var isStream: Bool { if case .stream = self { true } else { false } }

    /// Hands an answer to a completion; anything else takes it by itself.
    func deliver(_ answer: Result<Value, Failure>, isolation: (any Actor)?) {
        switch self {
        case .mainActor(let completion):
            // NB: a value that is not `Sendable` passes from the test to the subject, as if the test had
            // handed it over itself.
            nonisolated(unsafe) let answer = answer
            if isolation === MainActor.shared {
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
}
