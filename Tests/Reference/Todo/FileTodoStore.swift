public import Foundation
public import TodoContracts

/// Keeps to-do items in a file that survives if the process is killed in the middle of a save.
///
/// The file has a line for each item and only ever grows at its end. A line counts once its line break is there, so
/// that the remains of a killed save are recognized, and the next save replaces them.
///
/// Only one store at a time may have the file open.
public actor FileTodoStore: TodoStore {
    private static let header = Data("to-do items, one a line\n".utf8)

    private struct Line: Codable {
        var name: String
        var dueDate: TimeInterval
    }

    private let file: URL
    private var items: [TodoItem] = []
    private var end = 0

    /// Opens a file; the first save creates it if it does not exist.
    ///
    /// - Parameter file: The path of the file.
    /// - Throws: ``DamagedTodoFile`` if it is not a file of this kind, in which case it is not changed.
    public init(file: URL) throws {
        self.file = file
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        let content = try Data(contentsOf: file)
        // A process may have been killed while it wrote the header.
        if Self.header.starts(with: content) { return }
        guard content.starts(with: Self.header) else { throw DamagedTodoFile(file: file, line: 1) }
        let lines = content.dropFirst(Self.header.count).split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        for (index, line) in lines.dropLast().enumerated() {
            guard let line = try? JSONDecoder().decode(Line.self, from: line) else {
                throw DamagedTodoFile(file: file, line: index + 2)
            }
            items.append(TodoItem(name: line.name, dueDate: Date(timeIntervalSinceReferenceDate: line.dueDate)))
        }
        end = content.count - (lines.last?.count ?? 0)
    }

    /// Returns the items that are due between two instants, in the order in which they were saved.
    public func items(from start: Date, through end: Date) -> [TodoItem] {
        items.filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    /// Saves a new item at the end of the file.
    public func save(_ item: TodoItem) throws {
        let line = Line(name: item.name, dueDate: item.dueDate.timeIntervalSinceReferenceDate)
        let addition = (end == 0 ? Self.header : Data()) + (try JSONEncoder().encode(line)) + Data("\n".utf8)
        try append(addition)
        end += addition.count
        items.append(item)
    }

    /// Writes after the last complete line, over the remains of a save that was killed or that failed.
    private func append(_ addition: Data) throws {
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.truncate(atOffset: UInt64(end))
        try handle.write(contentsOf: addition)
    }
}
