/// Knows how many tasks of a module have not ended.
///
/// Everything that is done to a module happens while ``mark`` is a task-local value. Each unstructured
/// task that comes of it inherits the mark and keeps it until the task ends, however late that is and
/// whatever it waits for. Child tasks end before their parents and need no mark.
@MainActor
final class TaskPresence {
    private final class Mark: Sendable {
        @TaskLocal static var current: Mark?
    }

    private let mark = Mark()
    private let control = Mark()
    /// References of those who do something to the module, and are no tasks of it.
    private var own = 0

    /// How many tasks have not ended.
    ///
    /// NB: nothing in the language tells who carries a task-local value, but each carrier keeps a
    /// reference. The control is kept in the same way and carried by nobody.
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

    /// Does something to the module elsewhere than on the main actor.
    func duringElsewhere(_ work: @escaping @Sendable () -> Void) async {
        await Task.detached { [mark] in
            Mark.$current.withValue(mark, operation: work)
        }.value
    }
}
