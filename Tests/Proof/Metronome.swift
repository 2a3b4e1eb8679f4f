import Dispatch

/// Does one thing at a tick, in order, by a timer that nobody can see, as one animation follows the other.
@MainActor
public final class Metronome {
    private var waiting: [@MainActor () -> Void] = []

    /// Creates one that has nothing to do yet.
    public init() {}

    /// Does something when everything before it is done, at a tick of its own.
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
