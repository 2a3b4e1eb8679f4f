/// What the details presenter tells the details view.
@MainActor
public protocol ContactDetailsPresenterOutput: AnyObject {
    /// The content is there, and is to be read anew.
    func updateUI()
}
