/// What the home presenter tells the home view, which owns it.
@MainActor
public protocol HomeViewInterface: AnyObject {
    /// There is something new to read from the presenter.
    func reloadData()

    /// Says that something is on its way.
    func showProgressHUD()

    /// Says that it is no longer.
    func hideProgressHUD()
}
