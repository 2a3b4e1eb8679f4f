import Testing
import VIPERSpecs

/// What a double bears without storing it.
@MainActor
@Suite struct WeakLinksTests {
    final class Thing {}

    private let links = WeakLinks<Thing>()

    @Test func remembersWhatWasSet() {
        let (owner, other, value) = (Thing(), Thing(), Thing())
        links[owner] = value
        #expect(links[owner] === value)
        #expect(links[other] == nil)
        links[owner] = nil
        #expect(links[owner] == nil)
    }

    @Test func keepsNeitherEnd() {
        weak var owner: Thing?
        weak var value: Thing?
        do {
            let (lostOwner, lostValue) = (Thing(), Thing())
            links[lostOwner] = lostValue
            (owner, value) = (lostOwner, lostValue)
        }
        #expect(owner == nil)
        #expect(value == nil)
    }

    @Test func forgetsAValueThatHasGone() {
        let owner = Thing()
        do { links[owner] = Thing() }
        #expect(links[owner] == nil)
    }
}
