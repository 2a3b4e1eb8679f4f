import Foundation
import TodoSpecs

/// A store that reads its file when it is first asked, and again for whoever asks meanwhile.
actor TwiceReadTodoStore: TodoStore {
    private let file: WholeFile
    private var items: [TodoItem] = []
    private var isRead = false

    init(file: URL) {
        self.file = WholeFile(url: file)
    }

    func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        try await read()
        return items.filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) async throws {
        try await read()
        try file.write(items + [item])
        items.append(item)
    }

    private func read() async throws {
        guard !isRead else { return }
        let found = try file.read()
        // NB: whoever was handed to the executor before this has begun when it answers, however busy the machine is.
        for _ in 0..<50 { await Task.detached(priority: Task.currentPriority) {}.value }
        items += found
        isRead = true
    }
}
