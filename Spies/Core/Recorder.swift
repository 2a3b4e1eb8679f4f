/// Records the calls of one double, writes them into a shared log, and gets its answers.
///
/// Each verb does everything for one call in one step. So code that waits for the call also finds its
/// question held, and code that waits for the question also finds its call:
///
/// ```swift
/// recorder.record(.cancel)
/// return recorder.answer(to: .count, from: countAnswers, or: 0)
/// return try await recorder.value(of: .article(id: id), with: id, from: article)
/// return recorder.values(of: .updates, from: updates)
/// recorder.ask(.load(id: id), with: id, of: load) { completion($0.get()) }
/// ```
///
/// A member without arguments is asked without `with:`.
///
/// A recorder may be used from any thread. Arguments that are not `Sendable` go to the code that reads the
/// calls, so read those of a subject that works elsewhere only once it is done.
public final class Recorder<Call: Equatable>: @unchecked Sendable {
    /// The name of the double in the story, usually that of its protocol.
    public let name: String
    /// The log that the double shares with others.
    public let log: CallLog

    // `@unchecked` is safe, since the lock of the log guards what is on the tape.
    @usableFromInline let tape: CallTape<Call>

    /// Creates a recorder without calls.
    ///
    /// - Parameters:
    ///   - name: The name of the double in the story.
    ///   - log: The log that the double shares with others.
    public init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        tape = CallTape(name)
    }

    /// Identifies the double, also in the calls of a log.
    public var id: ObjectIdentifier { ObjectIdentifier(tape) }

    /// The calls so far, oldest first.
    public var calls: [Call] {
        log.locked { tape.calls }
    }

    /// Forgets the calls so far, and releases their arguments.
    ///
    /// The log forgets them too; only their lines stay in its story.
    public func forget() {
        log.forgetCalls(on: tape)
    }

    /// Returns a call of this double, as its log remembers it.
    ///
    /// - Parameter call: What was called, with its arguments.
    /// - Returns: A value that equals the call in the log, but no call of another double.
    public func logged(_ call: Call) -> LoggedCall {
        tape.logged(call)
    }

    /// Remembers a call.
    ///
    /// - Parameter call: What was called, with its arguments.
    @inlinable
    public func record(_ call: Call) {
        log.add(tape) { tape.append(call) }
    }
}
