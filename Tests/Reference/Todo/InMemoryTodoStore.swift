public import Foundation
public import TodoContracts

/// Keeps to-do items in memory, in the order in which they were saved.
public actor InMemoryTodoStore: TodoStore {
    private var items: [TodoItem] = []

    /// Creates an empty store.
    public init() {}

    /// Returns the items that are due between two instants.
    public func items(from start: Date, through end: Date) -> [TodoItem] {
        items.filter { start <= $0.dueDate && $0.dueDate <= end }
    }

    /// Saves a new item.
    public func save(_ item: TodoItem) {
        items.append(item)
    }
}
