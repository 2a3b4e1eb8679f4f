/// Counts the waits without success for each thread, across all bodies, until no thread works.
@MainActor
final class ThreadHistory {
    /// The history that all bodies of this process share.
    static let ofProcess = ThreadHistory()

    private var vainWaits: [Int32: Int] = [:]

    init() {}

    /// Returns how often a thread was waited for without success.
    func vainWaits(for thread: Int32) -> Int {
        vainWaits[thread, default: 0]
    }

    /// Remembers that a thread was waited for without success.
    func addVainWait(for thread: Int32) {
        vainWaits[thread, default: 0] += 1
    }

    /// Gives every thread all its time again, since no thread works.
    func forget() {
        vainWaits = [:]
    }
}
