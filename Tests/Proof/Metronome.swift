import Dispatch

/// Does one thing after another, each at its own tick of a timer that tests cannot see, as animations follow each
/// other.
@MainActor
public final class Metronome {
    private var waiting: [@MainActor () -> Void] = []

    /// Creates a metronome that has nothing to do yet.
    public init() {}

    /// Does something at a tick of its own, after everything that was added before.
    public func add(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        if waiting.count == 1 { wait() }
    }

    private func wait() {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) {
            MainActor.assumeIsolated { self.tick() }
        }
    }

    private func tick() {
        waiting[0]()
        waiting.removeFirst()
        if !waiting.isEmpty { wait() }
    }
}
