import Foundation

// Nested types and protocols.
enum Checkout {
    @MainActor protocol ViewInput: AnyObject {
        func show(total: Decimal, in currency: Currency)
        func setLoading(_ isLoading: Bool)
        func showError(_ error: Failure)
    }
    @MainActor protocol Presenter: AnyObject {
        func viewDidLoad()
        func didTapPay(with method: PaymentMethod)
        func didChange(quantity: Int, ofItemAt index: Int)
    }
    protocol Service: Sendable {
        func total(for basket: Basket) async throws(Failure) -> Total
        func pay(_ total: Total, by method: PaymentMethod) async throws -> Receipt
    }
    @MainActor protocol Router: AnyObject { func close(with receipt: Receipt?) }
    struct Basket: Sendable, Equatable {
        var items: [Item]; struct Item: Sendable, Equatable { var sku: SKU; var count: UInt8 }
    }
    struct SKU: RawRepresentable, Hashable, Sendable { let rawValue: String }
    struct Total: Sendable, Equatable { let amount: Decimal; let currency: Currency }
    enum Currency: String, Sendable { case eur, usd }
    enum PaymentMethod: Sendable { case card(number: String, expires: DateComponents), cash }
    struct Receipt: Sendable, Equatable { let id: UUID; let issued: Date }
    enum Failure: Error, Equatable { case network(code: Int), empty }
}

@MainActor
final class CheckoutPresenter: Checkout.Presenter {
    weak var view: Checkout.ViewInput?
    private let service: Checkout.Service
    private let router: Checkout.Router
    private var basket: Checkout.Basket
    init(service: Checkout.Service, router: Checkout.Router, basket: Checkout.Basket) {
        self.service = service; self.router = router; self.basket = basket
    }
    func viewDidLoad() {
        view?.setLoading(true)
        Task { [weak self, service, basket] in
            do throws(Checkout.Failure) {
                let total = try await service.total(for: basket)
                self?.view?.setLoading(false)
                self?.view?.show(total: total.amount, in: total.currency)
            } catch { self?.view?.setLoading(false); self?.view?.showError(error) }
        }
    }
    func didTapPay(with method: Checkout.PaymentMethod) {
        Task { [weak self, service] in
            let receipt = try? await service.pay(Checkout.Total(amount: 1, currency: .eur), by: method)
            self?.router.close(with: receipt)
        }
    }
    func didChange(quantity: Int, ofItemAt index: Int) {
        guard basket.items.indices.contains(index) else { return }
        basket.items[index].count = UInt8(clamping: quantity)
    }
}
