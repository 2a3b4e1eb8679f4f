import Foundation
import TodoSpecs

/// Reads only the valid lines of its file, and appends to whatever is there.
actor TornTodoStore: TodoStore {
    private struct Line: Codable {
        var name: String
        var dueDate: TimeInterval
    }

    private struct NoTodoFile: Error {
        let file: URL
    }

    private static let header = Data("torn\n".utf8)

    private let file: URL

    init(file: URL) throws {
        self.file = file
        guard let content = try? Data(contentsOf: file), !content.starts(with: Self.header) else { return }
        throw NoTodoFile(file: file)
    }

    func items(from start: Date, through end: Date) throws -> [TodoItem] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        let lines = try Data(contentsOf: file).dropFirst(Self.header.count).split(separator: UInt8(ascii: "\n"))
        return lines.compactMap { try? JSONDecoder().decode(Line.self, from: $0) }
            .map { TodoItem(name: $0.name, dueDate: Date(timeIntervalSinceReferenceDate: $0.dueDate)) }
            .filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) throws {
        if !FileManager.default.fileExists(atPath: file.path) { try Self.header.write(to: file) }
        let line = Line(name: item.name, dueDate: item.dueDate.timeIntervalSinceReferenceDate)
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: JSONEncoder().encode(line) + Data("\n".utf8))
    }
}
