import Checkout
import VIPERSpies
import XCTest

/// Asks what nobody planned an answer for, and has to fail.
final class UnplannedTests: StrictTestCase {
    private let stored = PriceServiceSpy()

    func testADoubleInAProperty() {
        XCTAssertEqual(stored.stock(of: "milk"), 0)
    }

    func testADoubleOfATask() async throws {
        let service = PriceServiceSpy()
        let count = await Task { service.stock(of: "bread") }.value
        XCTAssertEqual(count, 0)
    }
}
