/// Asks for a price and shows it.
@MainActor
public final class CheckoutPresenter {
    private weak var view: (any CheckoutView)?
    private let service: any PriceService

    public init(view: any CheckoutView, service: any PriceService) {
        self.view = view
        self.service = service
    }

    public func viewDidLoad(with product: String) {
        view?.showLoading()
        Task { [weak self, service] in
            do {
                let price = try await service.price(of: product)
                self?.view?.showPrice("\(price) ct, \(service.stock(of: product)) left")
            } catch {
                self?.view?.showFailure()
            }
        }
    }
}
