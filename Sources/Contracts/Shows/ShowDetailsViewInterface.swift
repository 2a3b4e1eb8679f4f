/// What the presenter of a show tells its view, which owns it.
@MainActor
public protocol ShowDetailsViewInterface: AnyObject {
    /// There is something new to read from the presenter.
    func reloadData()

    /// Says that something is on its way.
    func showProgressHUD()

    /// Says that it is no longer.
    func hideProgressHUD()
}
