import Foundation
public import GRDB
import TodoContracts

/// Keeps to-do items in an SQLite database.
///
/// Rows stay in here: what is handed out are plain items.
public struct SQLiteTodoStore: TodoStore {
    /// The connection, which closes when the last store that shares it goes.
    public let database: DatabaseQueue

    /// Opens a database, or begins a new one.
    ///
    /// - Parameter file: Where the database is or will be.
    /// - Throws: What SQLite says if the file is no database.
    public init(file: URL) throws {
        database = try DatabaseQueue(path: file.path)
        try database.write { database in
            try database.create(table: "item", options: .ifNotExists) { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("name", .blob).notNull()
                // NB: as a number, since GRDB's own dates are text with milliseconds.
                table.column("dueDate", .double).notNull().indexed()
            }
        }
    }

    /// The items that are due in a range of instants, in the order in which they were saved.
    public func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        try await database.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT name, dueDate FROM item WHERE dueDate BETWEEN ? AND ? ORDER BY id",
                arguments: [start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate]
            )
            var items: [TodoItem] = []
            while let row = try rows.next() {
                let dueDate = Date(timeIntervalSinceReferenceDate: row["dueDate"])
                items.append(TodoItem(name: String(decoding: row["name"] as Data, as: UTF8.self), dueDate: dueDate))
            }
            return items
        }
    }

    /// Saves a new item in a transaction of its own.
    public func save(_ item: TodoItem) async throws {
        try await database.write { database in
            try database.execute(
                sql: "INSERT INTO item (name, dueDate) VALUES (?, ?)",
                arguments: [Data(item.name.utf8), item.dueDate.timeIntervalSinceReferenceDate]
            )
        }
    }
}
