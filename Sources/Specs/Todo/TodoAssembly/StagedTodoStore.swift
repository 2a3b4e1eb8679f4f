public import Foundation
public import TodoContracts
import TodoSpies
import VIPERSpies

/// A store that keeps items in memory, records its calls, and lets a story decide when each of them completes.
///
/// A read finds what is in the store at the time of the call, so an answer that is held may be out of date.
public final class StagedTodoStore: TodoStore {
    private actor Shelf {
        var items: [TodoItem] = []

        func add(_ item: TodoItem) { items.append(item) }
    }

    private let recorder: Recorder<TodoStoreMock.Call>
    private let shelf = Shelf()

    /// When reads complete: at once, unless a story holds them.
    let reads: Answers<(from: Date, through: Date), Void, any Error>
    /// When saves complete: at once, unless a story holds them.
    let saves: Answers<TodoItem, Void, any Error>

    init(log: CallLog) {
        recorder = Recorder("TodoStore", log: log)
        reads = Answers("TodoStore.items", log: log)
        saves = Answers("TodoStore.save", log: log)
        reads.give()
        saves.give()
    }

    /// The items that the store was asked to save.
    var saved: [TodoItem] {
        recorder.calls.compactMap { if case .save(let item) = $0 { item } else { nil } }
    }

    /// Puts an item into the store before the story begins.
    func put(_ item: TodoItem) async {
        await shelf.add(item)
    }

    /// The items that are due in a range of instants, in the order in which they were saved.
    public func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        let found = await shelf.items.filter { start <= $0.dueDate && $0.dueDate <= end }
        try await recorder.value(of: .items(from: start, through: end), with: (start, end), from: reads)
        recorder.log.note("It found \(found.isEmpty ? "nothing" : PlainText.of(found.map(\.name))).")
        return found
    }

    /// Saves a new item, unless the story makes that fail.
    public func save(_ item: TodoItem) async throws {
        try await recorder.value(of: .save(item), with: item, from: saves)
        await shelf.add(item)
    }
}
