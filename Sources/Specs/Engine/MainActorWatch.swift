import Foundation

/// Knows which requirements ran past their deadline since the main actor last had time, so that a
/// main actor that never comes back is blamed on the one who holds it.
final class MainActorWatch: @unchecked Sendable {
    static let shared = MainActorWatch()

    // NB: `@unchecked` is backed by this lock, which guards the ids.
    private let lock = NSLock()
    private var overdue: [String] = []

    /// The ids of the requirements that may hold the main actor.
    var suspects: [String] {
        lock.withLock { overdue }
    }

    /// Suspects a requirement until the main actor has time again.
    func suspect(_ id: String) {
        lock.withLock { overdue.append(id) }
        Task.detached { @MainActor in self.clear() }
    }

    private func clear() {
        lock.withLock { overdue = [] }
    }
}
