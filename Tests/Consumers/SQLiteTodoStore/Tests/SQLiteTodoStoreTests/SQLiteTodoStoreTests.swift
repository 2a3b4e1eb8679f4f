import Foundation
import GRDB
import SQLiteTodoStore
import Testing
import TodoSpecs

/// A real database, proved by the spec that every store is proved by.
@Suite struct SQLiteTodoStoreTests {
    @Test(arguments: TodoStoreSpec.requirements)
    func conforms(to requirement: TodoStoreSpec.Requirement) async throws {
        let deviations: Deviations = ["TODO-STORE-21": "SQLite says what is wrong, but not with which file."]
        // NB: each save waits for the disk, and some disks are slow.
        try await requirement.verify(within: requirement.deadline * 5, deviations: deviations) { fixture in
            let file = fixture.directory.appendingPathComponent("todo.sqlite")
            return TodoStoreProbe(
                try SQLiteTodoStore(file: file),
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
}

/// Changes the database from outside of the store.
private func execute(_ sql: String, in file: URL) async throws {
    try await DatabaseQueue(path: file.path).write { try $0.execute(sql: sql) }
}
