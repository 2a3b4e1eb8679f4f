import Foundation
public import Proof
import TodoReference
public import TodoSpecs

/// Correct to-do stores that are built in an unusual way.
public enum TodoStoreVariants {
    /// All variants.
    public static let all: [Variant<TodoStoreSpec>] = [
        Variant("lives on the main actor and puts the newest first") { _ in TodoStoreProbe(MainTodoStore()) },
        Variant("opens its file when it is first asked, once for all who ask meanwhile") { fixture in
            let file = fixture.directory.appendingPathComponent("todo.txt")
            return TodoStoreProbe(LazyTodoStore(file: file), file: file)
        },
        Variant("has a file for each item") { fixture in
            TodoStoreProbe(DirectoryTodoStore(directory: fixture.directory))
        },
    ]
}

/// Keeps items in memory, on the main actor like the user interface.
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

/// Opens its file at the first call; calls that come meanwhile wait for the same file.
private actor LazyTodoStore: TodoStore {
    private let file: URL
    private var opening: Task<FileTodoStore, any Error>?

    init(file: URL) {
        self.file = file
    }

    func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        try await opened().items(from: start, through: end)
    }

    func save(_ item: TodoItem) async throws {
        try await opened().save(item)
    }

    private func opened() async throws -> FileTodoStore {
        let opening = opening ?? Task { [file] in try FileTodoStore(file: file) }
        self.opening = opening
        return try await opening.value
    }
}

/// A value without items: each item is a file, and the file system is the index.
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
