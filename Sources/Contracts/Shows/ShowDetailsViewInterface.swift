/// What the show details presenter tells its view, which owns it.
@MainActor
public protocol ShowDetailsViewInterface: AnyObject {
    /// The presenter has new content for the view to read.
    func reloadData()

    /// Shows that a request is in progress.
    func showProgressHUD()

    /// Shows that no request is in progress any more.
    func hideProgressHUD()
}
