/// What the list presenter tells the list view.
@MainActor
public protocol ListViewInterface: AnyObject {
    /// Shows only a message that there is nothing to do.
    func showNoContentMessage()

    /// Shows only the items.
    ///
    /// - Parameter data: The sections to show, ready for display.
    func showUpcomingDisplayData(_ data: UpcomingDisplayData)

    /// Draws again what was last shown.
    func reloadEntries()
}
