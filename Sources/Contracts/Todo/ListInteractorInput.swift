/// What the list presenter asks of the list interactor.
@MainActor
public protocol ListInteractorInput {
    /// Finds the items due from today through the end of next week, and tells the output.
    func findUpcomingItems()
}
