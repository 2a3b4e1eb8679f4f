/// A call that asks for something, until it is recorded together with its question.
struct Asked<Call: Equatable> {
    let call: Call
    let tape: CallTape<Call>

    var logged: LoggedCall { tape.logged(call) }

    func record(in state: inout LogState) {
        tape.record(call, in: &state)
    }
}

extension Asked where Call == Never {
    /// Stands for the call of a question that is not recorded.
    static var nothing: Asked? { nil }
}
