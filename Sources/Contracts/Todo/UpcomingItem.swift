public import Foundation

/// A to-do item as the list interactor tells it: a plain value instead of the entity.
public struct UpcomingItem: Hashable, Sendable {
    /// What is to be done.
    public var title: String
    /// An instant on the day by which it is to be done.
    public var dueDate: Date
    /// How that day relates to today.
    public var relation: NearTermDateRelation

    /// Creates an upcoming item.
    ///
    /// - Parameters:
    ///   - title: What is to be done.
    ///   - dueDate: An instant on the day by which it is to be done.
    ///   - relation: How that day relates to today.
    public init(title: String, dueDate: Date, relation: NearTermDateRelation) {
        self.title = title
        self.dueDate = dueDate
        self.relation = relation
    }
}
