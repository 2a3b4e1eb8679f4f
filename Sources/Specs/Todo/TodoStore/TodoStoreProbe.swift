public import Foundation
public import TodoContracts

/// A store, with access to its file and a way to make its saves fail.
///
/// Leave out what a store does not have; the requirements on it then do not apply:
///
/// ```swift
/// TodoStoreProbe(InMemoryTodoStore())
/// TodoStoreProbe(try FileTodoStore(file: file), file: file)
/// ```
public struct TodoStoreProbe: Sendable {
    /// The store, or an adapter that forwards everything to one.
    public let store: any TodoStore
    /// The file that keeps the items when the store is let go; `nil` if they go with the store.
    public let file: URL?
    /// Makes every save fail from now on, as a full disk does; `nil` if no save can fail.
    public let breakSaves: (@Sendable () async throws -> Void)?
    /// Makes saves work again.
    public let repairSaves: @Sendable () async throws -> Void

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - store: The store, or an adapter that forwards everything to one.
    ///   - file: The file that keeps the items when the store is let go.
    ///   - breakSaves: Makes every save fail from now on.
    ///   - repairSaves: Makes saves work again.
    public init(
        _ store: any TodoStore,
        file: URL? = nil,
        breakSaves: (@Sendable () async throws -> Void)? = nil,
        repairSaves: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.store = store
        self.file = file
        self.breakSaves = breakSaves
        self.repairSaves = repairSaves
    }
}
