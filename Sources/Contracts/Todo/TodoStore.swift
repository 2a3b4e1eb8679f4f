public import Foundation

/// Stores to-do items in memory, in a file or in a database.
///
/// Only plain values cross this boundary: rows and managed objects stay behind it.
public protocol TodoStore: Sendable {
    /// Returns the items that are due in a range of instants, in a stable order.
    ///
    /// - Parameters:
    ///   - start: The first instant.
    ///   - end: The last instant, which is included.
    /// - Returns: The items; empty if there are none.
    /// - Throws: The error that prevents the store from reading.
    func items(from start: Date, through end: Date) async throws -> [TodoItem]

    /// Saves a new item; when this returns, the item is stored.
    ///
    /// - Parameter item: The item to store, even if the store already has an equal one.
    /// - Throws: The error that prevents the store from saving; then it has all its items except the new one.
    func save(_ item: TodoItem) async throws
}
