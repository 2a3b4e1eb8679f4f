/// Shows prices.
@MainActor
protocol CheckoutView: AnyObject {
    func show(_ price: Int)
}
