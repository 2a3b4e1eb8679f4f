import Foundation
import TodoSpecs

/// A store that writes new items to a journal, and moves them to another file when it is opened.
///
/// It forgets to empty the journal, which shows only if it is opened twice without a save in between.
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
