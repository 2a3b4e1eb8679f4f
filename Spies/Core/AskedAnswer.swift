/// A question with what it was asked with.
///
/// NB: what holds an argument that may be missing is slow, so a question that was never asked is another class.
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
