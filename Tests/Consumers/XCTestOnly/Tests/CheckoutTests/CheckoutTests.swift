import Checkout
import VIPERSpies
import XCTest

final class CheckoutTests: StrictTestCase {
    struct Offline: Error {}

    // NB: XCTest creates them before it invokes the test.
    private let log = CallLog()
    private lazy var service = PriceServiceSpy(log: log)

    @MainActor
    func testShowsThePriceWhenItComes() async throws {
        let view = CheckoutViewSpy(log: log)
        let presenter = CheckoutPresenter(view: view, service: service)
        service.stock.give { product in product == "milk" ? 3 : 0 }
        service.price.hold()
        presenter.viewDidLoad(with: "milk")
        let question = try await service.price.asked()
        XCTAssertEqual(view.calls, [.showLoading])
        question.give(99)
        try await view.called(2)
        XCTAssertEqual(
            log.calls,
            [
                view.logged(.showLoading), service.logged(.price(of: "milk")), service.logged(.stock(of: "milk")),
                view.logged(.showPrice("99 ct, 3 left")),
            ]
        )
    }

    @MainActor
    func testShowsAFailure() async throws {
        let view = CheckoutViewSpy(log: log)
        let presenter = CheckoutPresenter(view: view, service: service)
        service.price.fail(Offline())
        presenter.viewDidLoad(with: "milk")
        try await view.called(.showFailure)
        XCTAssertEqual(view.calls, [.showLoading, .showFailure])
        XCTAssertEqual(log.unusedAnswers, [])
    }
}
