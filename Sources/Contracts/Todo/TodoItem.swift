public import Foundation
public import VIPERContracts

/// Something to do by a certain day: the entity of the to-do system.
public struct TodoItem: EntityRole, Hashable, Sendable {
    /// What is to be done.
    public var name: String
    /// An instant on the day by which it is to be done.
    public var dueDate: Date

    /// Creates a to-do item.
    ///
    /// - Parameters:
    ///   - name: What is to be done.
    ///   - dueDate: An instant on the day by which it is to be done.
    public init(name: String, dueDate: Date) {
        self.name = name
        self.dueDate = dueDate
    }
}
