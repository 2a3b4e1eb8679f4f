import Testing
import VIPERSpecs

/// The objects that are alive and those that are gone.
@MainActor
@Suite struct TrackerTests {
    final class Thing {}

    @Test func `Names what is alive`() {
        let tracker = Tracker()
        let kept = Thing()
        do {
            let lost = Thing()
            tracker.track(kept, lost, kept)
            #expect(tracker.alive == ["Thing", "Thing"])
        }
        #expect(tracker.alive == ["Thing"])
        withExtendedLifetime(kept) {}
    }

    @Test func `Knows that it watches nothing`() {
        #expect(Tracker().isEmpty)
    }
}
