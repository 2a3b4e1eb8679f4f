/// A part of the screen that no double is told about, such as the rows that a view reads or the state of an observed
/// object.
///
/// The stage reads it whenever the module is at rest, and records a change as if it were a call of a view.
@MainActor
final class Screen: CallRecording {
    /// What the screen shows.
    enum Call: ComparedByParts {
        case shows(Any)
    }

    nonisolated let recorder: Recorder<Call>
    private let look: @MainActor () -> Any
    private let log: CallLog
    /// The calls that each make the view read, for a part that is read only then.
    private let reloads: [LoggedCall]?
    private var readingCount = 0
    private var seen: Call?
    /// What was seen at first, as the call that would have told a view of it.
    private(set) var first: LoggedCall?

    init(
        _ name: String,
        log: CallLog,
        readOn reloads: [LoggedCall]? = nil,
        look: @escaping @MainActor () -> Any
    ) {
        recorder = Recorder(name, log: log)
        (self.log, self.look, self.reloads) = (log, look, reloads)
    }

    /// Whether a call makes the view read.
    func isRead(on call: LoggedCall) -> Bool { reloads?.contains { $0.isLike(call) } ?? false }

    /// Whether it only says that an indicator or a state is on.
    var isFlag: Bool { if case .shows(let value) = seen { value is Flag } else { false } }

    /// What is seen now, as the call that would have told a view of it.
    var shown: LoggedCall? { seen.map(logged) }

    /// What the view would show if it were told to read now, if that is not what it shows.
    var unread: LoggedCall? {
        guard reloads != nil, let seen else { return nil }
        let call = Call.shows(look())
        return SeenCall.areAlike(seen, call) ? nil : logged(call)
    }

    /// Reads the screen, and records what is seen if it has changed.
    ///
    /// - Parameter isFirst: Whether this is the first look, which is kept as `first` and not recorded as a change.
    func update(isFirst: Bool = false) {
        if reloads != nil {
            let count = log.calls.count(where: isRead)
            guard isFirst || count != readingCount else { return }
            readingCount = count
        }
        let call = Call.shows(look())
        guard seen.map({ !SeenCall.areAlike($0, call) }) ?? true else { return }
        seen = call
        if isFirst { first = logged(call) } else { recorder.record(call) }
    }
}
