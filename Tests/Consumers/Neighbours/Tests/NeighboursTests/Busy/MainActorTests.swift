import Foundation
import Testing

/// A test of the app's own, which is nobody's fault and keeps everybody waiting.
@Suite struct MainActorTests {
    @MainActor @Test func keepsTheMainActor() {
        Thread.sleep(forTimeInterval: 12)
    }
}
