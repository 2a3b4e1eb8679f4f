public import Foundation

/// Keeps to-do items, in memory, in a file or in a database.
///
/// What crosses this boundary are plain values: rows and managed objects stay behind it.
public protocol TodoStore: Sendable {
    /// The items that are due in a range of instants, in an order that stays the same.
    ///
    /// - Parameters:
    ///   - start: The first instant.
    ///   - end: The last instant, which is included.
    /// - Returns: The items; empty if there are none.
    /// - Throws: What keeps the store from reading.
    func items(from start: Date, through end: Date) async throws -> [TodoItem]

    /// Saves a new item; when this returns, the item is kept.
    ///
    /// - Parameter item: The item to keep, even if there is one like it.
    /// - Throws: What keeps the store from saving; the item is not kept then, and all others are.
    func save(_ item: TodoItem) async throws
}
