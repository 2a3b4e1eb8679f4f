import Foundation
import RoleSpies
import Testing

@Suite struct ClockTests {
    private let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    private let calendar = Calendar(identifier: .gregorian)

    @Test func `A fixed clock stands still until it is set`() {
        let clock = FixedClock(now: noon, calendar: calendar)
        #expect([clock.now, clock.now] == [noon, noon])
        clock.now = noon + 60
        #expect(clock.now == noon + 60)
        #expect(clock.calendar == calendar)
    }

    @Test func `A ticking clock moves on when it is read, but not when its calendar is`() {
        let clock = TickingClock(now: noon, calendar: calendar, step: 60)
        #expect(clock.calendar == calendar)
        #expect([clock.now, clock.now, clock.now] == [noon, noon + 60, noon + 120])
    }

    @Test func `Readers on many threads see different instants`() async {
        let clock = TickingClock(now: noon, calendar: calendar, step: 1)
        let seen = await withTaskGroup(of: Date.self) { group in
            for _ in 0..<100 { group.addTask { clock.now } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(seen.count == 100)
    }
}
