/// Stores what the add interactor creates.
@MainActor
public protocol AddDataManager: AnyObject {
    /// Stores a new item.
    ///
    /// - Parameter entry: The item to store.
    func addNewEntry(_ entry: TodoItem)
}
