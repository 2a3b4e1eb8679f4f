import Testing
import VIPERSpecs

/// Weak references that a double holds for properties that it does not store.
@MainActor
@Suite struct WeakLinksTests {
    final class Thing {}

    private let links = WeakLinks<Thing>()

    @Test func `Remembers what was set`() {
        let (owner, other, value) = (Thing(), Thing(), Thing())
        links[owner] = value
        #expect(links[owner] === value)
        #expect(links[other] == nil)
        links[owner] = nil
        #expect(links[owner] == nil)
    }

    @Test func `Keeps neither end`() {
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

    @Test func `Forgets a value that has gone`() {
        let owner = Thing()
        do { links[owner] = Thing() }
        #expect(links[owner] == nil)
    }
}
