import VIPERSpies
import XCTest

/// A test that fails if a double is asked what nobody planned an answer for.
class StrictTestCase: XCTestCase {
    override func invokeTest() {
        CallLog.reporting(to: { XCTFail($0) }) { super.invokeTest() }
    }
}
