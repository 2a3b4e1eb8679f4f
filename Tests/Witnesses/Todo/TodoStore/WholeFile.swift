import Foundation
import TodoSpecs

/// A file that is read and written as a whole.
struct WholeFile: Sendable {
    private struct Unreadable: Error {
        let file: URL
    }

    private struct Line: Codable {
        var name: String
        var dueDate: TimeInterval
    }

    let url: URL

    /// Returns the items in the file, or none if there is no file yet.
    func read() throws -> [TodoItem] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        guard let lines = try? JSONDecoder().decode([Line].self, from: Data(contentsOf: url)) else {
            throw Unreadable(file: url)
        }
        return lines.map { TodoItem(name: $0.name, dueDate: Date(timeIntervalSinceReferenceDate: $0.dueDate)) }
    }

    /// Replaces the items in the file.
    func write(_ items: [TodoItem]) throws {
        let lines = items.map { Line(name: $0.name, dueDate: $0.dueDate.timeIntervalSinceReferenceDate) }
        try JSONEncoder().encode(lines).write(to: url)
    }
}
