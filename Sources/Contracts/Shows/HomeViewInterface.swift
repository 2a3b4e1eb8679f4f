/// What the home presenter tells the home view, which owns it.
@MainActor
public protocol HomeViewInterface: AnyObject {
    /// The presenter has new content for the view to read.
    func reloadData()

    /// Shows that a request is in progress.
    func showProgressHUD()

    /// Shows that no request is in progress any more.
    func hideProgressHUD()
}
