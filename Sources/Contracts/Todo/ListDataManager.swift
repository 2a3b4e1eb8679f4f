public import Foundation

/// Provides the list interactor with to-do items, wherever they are stored.
@MainActor
public protocol ListDataManager: AnyObject {
    /// Finds the items that are due on certain days.
    ///
    /// - Parameters:
    ///   - startDate: An instant on the first day.
    ///   - endDate: An instant on the last day, which is included.
    ///   - completion: Receives the items, or `nil` if there is nothing to pass on.
    func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor @Sendable ([TodoItem]?) -> Void
    )
}
