public import Foundation

/// A to-do item as the list interactor passes it on: a plain value instead of the entity.
public struct UpcomingItem: Hashable, Sendable {
    /// The title of the task.
    public var title: String
    /// An instant on the day on which the item is due.
    public var dueDate: Date
    /// How that day relates to today.
    public var relation: NearTermDateRelation

    /// Creates an upcoming item.
    ///
    /// - Parameters:
    ///   - title: The title of the task.
    ///   - dueDate: An instant on the day on which the item is due.
    ///   - relation: How that day relates to today.
    public init(title: String, dueDate: Date, relation: NearTermDateRelation) {
        self.title = title
        self.dueDate = dueDate
        self.relation = relation
    }
}
