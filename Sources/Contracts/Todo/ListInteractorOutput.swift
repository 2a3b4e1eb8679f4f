/// What the list interactor tells its output, usually the presenter.
@MainActor
public protocol ListInteractorOutput: AnyObject {
    /// The answer to one request for the upcoming items.
    ///
    /// - Parameter items: The items in the data manager's order; empty if there are none.
    func foundUpcomingItems(_ items: [UpcomingItem])
}
