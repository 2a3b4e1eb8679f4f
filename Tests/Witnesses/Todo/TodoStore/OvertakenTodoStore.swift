import Foundation
import TodoSpecs

/// A store that writes the items that it had when a save began, even if a later save has been written meanwhile.
actor OvertakenTodoStore: TodoStore {
    private let file: WholeFile
    private var items: [TodoItem]
    private var begun = 0

    init(file: URL) throws {
        self.file = WholeFile(url: file)
        items = try self.file.read()
    }

    func items(from start: Date, through end: Date) -> [TodoItem] {
        items.filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) async throws {
        items.append(item)
        let snapshot = items
        begun += 1
        let number = begun
        // When the detached task ends, every job that was enqueued before it has begun, however busy the machine is.
        for _ in 0..<50 where !number.isMultiple(of: 2) && begun == number {
            await Task.detached(priority: Task.currentPriority) {}.value
        }
        try file.write(snapshot)
    }
}
