/// What the list presenter tells the list view.
@MainActor
public protocol ListViewInterface: AnyObject {
    /// Shows that there is nothing to do, and nothing else.
    func showNoContentMessage()

    /// Shows the items, and nothing else.
    ///
    /// - Parameter data: The sections to show, ready for display.
    func showUpcomingDisplayData(_ data: UpcomingDisplayData)

    /// Draws again what was last shown.
    func reloadEntries()
}
