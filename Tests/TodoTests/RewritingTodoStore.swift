import Foundation
import TodoSpecs

/// A store as it is often written: it writes its whole file anew for each save.
actor RewritingTodoStore: TodoStore {
    private struct Line: Codable {
        var name: String
        var dueDate: Date
    }

    private let file: URL
    private var lines: [Line] = []

    init(file: URL) throws {
        self.file = file
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        lines = try JSONDecoder().decode([Line].self, from: Data(contentsOf: file))
    }

    func items(from start: Date, through end: Date) -> [TodoItem] {
        lines.map { TodoItem(name: $0.name, dueDate: $0.dueDate) }
            .filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) throws {
        lines.append(Line(name: item.name, dueDate: item.dueDate))
        try JSONEncoder().encode(lines).write(to: file)
    }
}
