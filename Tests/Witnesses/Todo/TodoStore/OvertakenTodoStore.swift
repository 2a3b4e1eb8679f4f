import Foundation
import TodoSpecs

/// A store that writes what it had when a save began, even if a later one has been written meanwhile.
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
        // NB: where saves follow each other nobody is overtaken, so only the first ones wait.
        let isSlow = begun <= 20 && begun.isMultiple(of: 2)
        let end = ContinuousClock.now + .milliseconds(isSlow ? 20 : 0)
        while ContinuousClock.now < end { await Task.yield() }
        try file.write(snapshot)
    }
}
