/// What a person sees that no double is told, such as the rows that a view reads or the state of an observed object.
///
/// The stage looks at it whenever the module is at rest. A change is recorded as the call of a view.
@MainActor
final class Screen: CallRecording {
    /// What is seen.
    enum Call: ComparedByParts {
        case shows(Any)
    }

    nonisolated let recorder: Recorder<Call>
    private let look: @MainActor () -> Any
    private var seen: Call?
    /// What was seen at first, as a view would have been told of it.
    private(set) var first: LoggedCall?

    init(_ name: String, log: CallLog, look: @escaping @MainActor () -> Any) {
        recorder = Recorder(name, log: log)
        self.look = look
    }

    /// What is seen now, as a view would have been told of it.
    var shown: LoggedCall? { seen.map(logged) }

    /// Records what is seen if it has changed.
    ///
    /// - Parameter isFirst: Whether nothing was seen before, so that there is nothing to record.
    func update(isFirst: Bool = false) {
        let call = Call.shows(look())
        guard seen.map({ !SeenCall.areAlike($0, call) }) ?? true else { return }
        seen = call
        if isFirst { first = logged(call) } else { recorder.record(call) }
    }
}
