/// A question with its arguments.
///
/// A question that was never asked is another class, since a stored property for arguments that may be missing is slow.
final class AskedAnswer<Arguments, Value, Failure: Error>: HeldAnswer<Arguments, Value, Failure>, @unchecked Sendable {
    private let asked: Arguments

    init(
        _ receiver: Receiver<Value, Failure>,
        _ arguments: Arguments,
        name: String,
        place: TapePlace?,
        log: CallLog
    ) {
        asked = arguments
        super.init(receiver, name: name, place: place, log: log)
    }

    override var arguments: Arguments { asked }
}
