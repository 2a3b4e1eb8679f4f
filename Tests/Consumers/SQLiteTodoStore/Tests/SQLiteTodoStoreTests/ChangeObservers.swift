import GRDB

/// An observer of changes that keeps what it observes, as one that is never cancelled does.
@MainActor
final class ChangeObservers {
    private var databases: [DatabaseQueue] = []

    func observe(_ database: DatabaseQueue) {
        databases.append(database)
    }
}
