public import Foundation
public import VIPERContracts

/// A task that is due on a certain day: the entity of the to-do system.
public struct TodoItem: EntityRole, Hashable, Sendable {
    /// The name of the task.
    public var name: String
    /// An instant on the day on which the item is due.
    public var dueDate: Date

    /// Creates a to-do item.
    ///
    /// - Parameters:
    ///   - name: The name of the task.
    ///   - dueDate: An instant on the day on which the item is due.
    public init(name: String, dueDate: Date) {
        self.name = name
        self.dueDate = dueDate
    }
}
