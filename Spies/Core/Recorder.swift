import Foundation

/// Remembers the calls of one double and writes them into the log that it shares.
///
/// A recorder may be used from any thread. Arguments that are not `Sendable` go to whoever reads the
/// calls, so read those of a subject that works elsewhere only once it is done.
public final class Recorder<Call: Equatable>: @unchecked Sendable {
    /// The name of the double in the story, usually that of its protocol.
    public let name: String
    /// The log that the double shares with others.
    public let log: CallLog

    // NB: `@unchecked` is backed by this lock, which guards the calls.
    private let lock = NSLock()
    private var recorded: [Call] = []

    /// Creates a recorder without calls.
    ///
    /// - Parameters:
    ///   - name: The name of the double in the story.
    ///   - log: The log that the double shares with others.
    public init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
    }

    /// The calls so far, oldest first.
    public var calls: [Call] {
        lock.withLock { recorded }
    }

    /// Forgets the calls so far; the log keeps them.
    public func forget() {
        lock.withLock { recorded = [] }
    }

    /// Remembers a call.
    ///
    /// - Parameter call: What was called, with its arguments.
    public func record(_ call: Call) {
        lock.withLock { recorded.append(call) }
        log.record(LoggedCall(call, of: name))
    }
}
