/// The rule by which nothing more is coming.
///
/// 1. A module whose tasks have all ended, or wait for an answer of the stage, can go on only by
///    what it has handed to a queue itself. ``TaskPresence`` counts the tasks that have not ended,
///    the held answers those that wait: this is known, however busy the machine is.
/// 2. Then the main actor and the global executor are each given the chance to run what was waiting
///    there, at each priority in turn, without anything being recorded.
/// 3. A task that does not end and waits for something else, such as a notification, is waited for
///    a thousand times in a row, and from then on taken for one that never ends.
@MainActor
final class Calm {
    private static let priorities: [TaskPriority] = [.high, .medium, .low, .background]
    private static let patience = 1_000

    /// Tasks that wait for something that the stage does not know.
    private var bystanders = 0

    /// Waits until nothing more is coming.
    ///
    /// - Parameters:
    ///   - stage: Whose log says what happens.
    ///   - waiting: How many tasks wait for an answer of the stage.
    func settle(_ stage: Stage, waiting: () -> Int) async {
        var quiet = 0
        var busy = 0
        while quiet < Self.priorities.count, !Task.isCancelled {
            let count = stage.log.count
            await Task.yield()
            await withUnsafeContinuation { continuation in
                _ = Task.detached(priority: Self.priorities[quiet]) { continuation.resume() }
            }
            let present = stage.presence.count
            let running = present == 0 ? 0 : present - waiting() - bystanders
            if stage.log.count != count {
                (quiet, busy) = (0, 0)
            } else if running <= 0 {
                quiet += 1
            } else {
                (quiet, busy) = (0, busy + 1)
                if busy == Self.patience { bystanders += running }
            }
        }
    }
}
