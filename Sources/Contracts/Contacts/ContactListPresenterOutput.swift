/// What the list presenter tells the list view.
@MainActor
public protocol ContactListPresenterOutput: AnyObject {
    /// The content has changed, and the view should read it again.
    func updateUI()
}
