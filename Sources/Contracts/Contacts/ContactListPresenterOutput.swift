/// What the list presenter tells the list view.
@MainActor
public protocol ContactListPresenterOutput: AnyObject {
    /// The content is there, and is to be read anew.
    func updateUI()
}
