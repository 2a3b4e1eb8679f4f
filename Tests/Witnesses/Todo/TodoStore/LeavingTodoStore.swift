import Foundation
import TodoSpecs

/// A store that writes its file only when it is deallocated, which does not happen if the application crashes.
final class LeavingTodoStore: TodoStore, @unchecked Sendable {
    private let file: WholeFile
    // This lock guards the items, which justifies `@unchecked`.
    private let lock = NSLock()
    private var items: [TodoItem]

    init(file: URL) throws {
        self.file = WholeFile(url: file)
        items = try self.file.read()
    }

    deinit {
        try? file.write(items)
    }

    func items(from start: Date, through end: Date) -> [TodoItem] {
        lock.withLock { items.filter { start <= $0.dueDate && $0.dueDate <= end } }
    }

    func save(_ item: TodoItem) {
        lock.withLock { items.append(item) }
    }
}
