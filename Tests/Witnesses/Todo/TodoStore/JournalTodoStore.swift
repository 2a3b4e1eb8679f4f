import Foundation
import TodoSpecs

/// A store that writes what is new into a journal, and takes that into another file when it is opened.
///
/// It forgets to empty the journal, so that nothing is wrong until it is opened twice without a save between.
actor JournalTodoStore: TodoStore {
    private let journal: WholeFile
    private var items: [TodoItem]
    private var new: [TodoItem] = []

    init(journal: URL) throws {
        self.journal = WholeFile(url: journal)
        let rest = WholeFile(url: journal.appendingPathExtension("old"))
        items = try rest.read() + self.journal.read()
        if !items.isEmpty { try rest.write(items) }
    }

    func items(from start: Date, through end: Date) -> [TodoItem] {
        items.filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    func save(_ item: TodoItem) throws {
        try journal.write(new + [item])
        new.append(item)
        items.append(item)
    }
}
