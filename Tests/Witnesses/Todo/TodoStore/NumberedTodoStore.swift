import Foundation
import TodoSpecs

/// A store that numbers the items in its file, and starts at one again each time that it is opened.
actor NumberedTodoStore: TodoStore {
    private struct Unreadable: Error {
        let file: URL
    }

    private struct Row: Codable {
        var number: Int
        var name: String
        var dueDate: TimeInterval
    }

    private let file: URL
    private var rows: [Row] = []
    private var count = 0

    init(file: URL) throws {
        self.file = file
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        guard let rows = try? JSONDecoder().decode([Row].self, from: Data(contentsOf: file)) else {
            throw Unreadable(file: file)
        }
        self.rows = rows.sorted { ($0.number, $0.dueDate) < ($1.number, $1.dueDate) }
    }

    func items(from start: Date, through end: Date) -> [TodoItem] {
        rows.map { TodoItem(name: $0.name, dueDate: Date(timeIntervalSinceReferenceDate: $0.dueDate)) }
            .filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) throws {
        count += 1
        let row = Row(number: count, name: item.name, dueDate: item.dueDate.timeIntervalSinceReferenceDate)
        try JSONEncoder().encode(rows + [row]).write(to: file, options: .atomic)
        rows.append(row)
    }
}
