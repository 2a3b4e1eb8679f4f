import Foundation
import GRDB
import SQLiteTodoStore
import Testing
import TodoSpecs

/// A real database, proved by the spec that every store is proved by.
@Suite struct SQLiteTodoStoreTests {
    @Test(arguments: TodoStoreSpec.requirements)
    func conforms(to requirement: TodoStoreSpec.Requirement) async throws {
        let deviations: Acknowledged = ["TODO-STORE-21": "SQLite says what is wrong, but not with which file."]
        // NB: each save waits for the disk, and some disks are slow.
        try await requirement.verify(within: requirement.deadline * 5, deviations: deviations) { fixture in
            let file = fixture.directory.appendingPathComponent("todo.sqlite")
            let store = try SQLiteTodoStore(file: file)
            // NB: the store is a value, and what it could leak is its connection.
            fixture.track(store.database)
            return TodoStoreProbe(
                store,
                file: file,
                breakSaves: {
                    try await execute(
                        "CREATE TRIGGER full BEFORE INSERT ON item BEGIN SELECT RAISE(ABORT, 'The disk is full.'); END",
                        in: file
                    )
                },
                repairSaves: { try await execute("DROP TRIGGER full", in: file) }
            )
        }
    }

    @Test func aConnectionThatIsKeptIsCaught() async throws {
        let observers = ChangeObservers()
        let requirement = try TodoStoreSpec.requirement("TODO-STORE-13")
        let verdict = try await requirement.verdict { fixture in
            let file = fixture.directory.appendingPathComponent("todo.sqlite")
            let store = try SQLiteTodoStore(file: file)
            fixture.track(store.database)
            observers.observe(store.database)
            return TodoStoreProbe(store, file: file)
        }
        guard case .violated(let failures) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("DatabaseQueue") == true)
    }
}

/// Changes the database from outside of the store.
private func execute(_ sql: String, in file: URL) async throws {
    try await DatabaseQueue(path: file.path).write { try $0.execute(sql: sql) }
}
