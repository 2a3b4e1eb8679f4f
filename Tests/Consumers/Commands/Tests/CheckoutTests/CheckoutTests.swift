import Testing

@testable import Checkout

@MainActor
@Suite struct CheckoutTests {
    @Test func theSpyRecords() {
        let view = CheckoutViewSpy()
        view.show(12)
        #expect(view.calls == [.show(12)])
    }
}
