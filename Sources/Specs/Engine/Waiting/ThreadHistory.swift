/// How often each thread was waited for in vain since nobody worked, in whatever body it was.
@MainActor
final class ThreadHistory {
    /// What all bodies of this process know.
    static let ofProcess = ThreadHistory()

    private var vainWaits: [Int32: Int] = [:]

    init() {}

    /// How often a thread was waited for in vain.
    func vainWaits(for thread: Int32) -> Int {
        vainWaits[thread, default: 0]
    }

    /// Remembers that a thread was waited for in vain.
    func addVainWait(for thread: Int32) {
        vainWaits[thread, default: 0] += 1
    }

    /// Gives every thread all its time again, since nobody works.
    func forget() {
        vainWaits = [:]
    }
}
