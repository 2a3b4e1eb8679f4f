/// What the details presenter tells the details view.
@MainActor
public protocol ContactDetailsPresenterOutput: AnyObject {
    /// The content has changed, and the view should read it again.
    func updateUI()
}
