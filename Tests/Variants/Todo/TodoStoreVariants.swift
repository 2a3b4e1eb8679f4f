import Foundation
public import Proof
public import TodoSpecs

/// Correct to-do stores that are built in an unusual way.
public enum TodoStoreVariants {
    /// All variants.
    public static let all: [Variant<TodoStoreSpec>] = [
        Variant("lives on the main actor and puts the newest first") { _ in TodoStoreProbe(MainTodoStore()) },
        Variant("has a file for each item") { fixture in
            TodoStoreProbe(DirectoryTodoStore(directory: fixture.directory))
        },
    ]
}

/// Keeps items in memory, where the user interface is.
@MainActor
private final class MainTodoStore: TodoStore {
    private var items: [TodoItem] = []

    func items(from start: Date, through end: Date) -> [TodoItem] {
        items.filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) {
        items.insert(item, at: 0)
    }
}

/// A value that keeps no items itself: each is a file, and the file system is the index.
private struct DirectoryTodoStore: TodoStore {
    let directory: URL

    func items(from start: Date, through end: Date) throws -> [TodoItem] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted().compactMap { name in
            let parts = name.split(separator: "_")
            guard let bits = UInt64(parts[0]) else { return nil }
            let dueDate = Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits))
            guard start <= dueDate, dueDate <= end else { return nil }
            let content = try Data(contentsOf: directory.appendingPathComponent(name))
            return TodoItem(name: String(decoding: content, as: UTF8.self), dueDate: dueDate)
        }
    }

    func save(_ item: TodoItem) throws {
        let name = "\(item.dueDate.timeIntervalSinceReferenceDate.bitPattern)_\(UUID().uuidString)"
        try Data(item.name.utf8).write(to: directory.appendingPathComponent(name), options: .atomic)
    }
}
