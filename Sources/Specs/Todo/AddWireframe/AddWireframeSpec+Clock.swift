import Foundation

extension AddWireframeSpec {
    static let clock: [Requirement] = [
        Requirement(
            "ADD-WIREFRAME-12",
            .must,
            "On the screen today begins by the calendar of the clock that is handed over, never by the machine's.",
            source: "fault class: the beginning of the day taken from Calendar.current",
            tags: [.dates]
        ) { trial in
            try await trial.expectToday(of: trial.minimum)
        }
    ]
}

extension Trial<AddWireframeSpec> {
    /// The earliest date that can be picked on a screen that is presented at an instant.
    fileprivate func minimum(at now: Date, in calendar: Calendar) async throws -> Date {
        let fixture = AddWireframeFixture(clock: FixedClock(now: now, calendar: calendar))
        let probe = try await open(fixture)
        act("presentAddInterface()", fixture) { probe.wireframe.presentAddInterface() }
        await settle { fixture.navigator.visible != nil }
        withExtendedLifetime(probe) {}
        guard let minimum = fixture.navigator.visible.flatMap(probe.read)?.screen().minimumDueDate else {
            throw NotApplicable("There is no earliest date on the screen, so that nobody can say when today begins.")
        }
        return minimum
    }
}
