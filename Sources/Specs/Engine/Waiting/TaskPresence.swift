/// Counts the tasks of a module that have not ended.
///
/// Everything that is done to a module happens while ``mark`` is a task-local value. Each unstructured
/// task that this starts inherits the mark and keeps it until the task ends, however late that is and
/// whatever it waits for. Child tasks end before their parents and need no mark.
@MainActor
final class TaskPresence {
    private final class Mark: Sendable {
        @TaskLocal static var current: Mark?
    }

    private let mark = Mark()
    private let control = Mark()
    /// The references that the kit's own calls to the module hold, which are no tasks of it.
    private var own = 0

    /// How many tasks have not ended.
    ///
    /// Swift does not tell which tasks carry a task-local value, but each of them keeps a
    /// reference. ``control`` is kept in the same way, but no task carries it.
    var count: Int {
        references - own
    }

    private var references: Int {
        Int(_getRetainCount(mark)) - Int(_getRetainCount(control))
    }

    /// Does something to the module.
    func during<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Mark.$current.withValue(mark, operation: work)
    }

    /// Does something to the module that takes time.
    func during<Result>(_ work: @MainActor () async throws -> Result) async rethrows -> Result {
        let before = references
        return try await Mark.$current.withValue(mark) { @MainActor in
            let added = references - before
            own += added
            defer { own -= added }
            return try await work()
        }
    }

    /// Does something to the module away from the main actor.
    func duringElsewhere(_ work: @escaping @Sendable () -> Void) async {
        await Task.detached { [mark] in
            Mark.$current.withValue(mark, operation: work)
        }.value
    }
}
