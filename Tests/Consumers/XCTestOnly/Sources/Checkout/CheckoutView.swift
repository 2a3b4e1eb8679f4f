/// Shows what a product costs.
@MainActor
public protocol CheckoutView: AnyObject {
    func showLoading()
    func showPrice(_ text: String)
    func showFailure()
}
