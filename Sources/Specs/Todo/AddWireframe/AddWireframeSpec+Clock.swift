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
        let run = try await open(AddWireframeFixture(clock: FixedClock(now: now, calendar: calendar)))
        await run.step("presentAddInterface()", until: { $0.navigator.visible != nil }) {
            $0.wireframe.presentAddInterface()
        }
        guard let minimum = try run.navigator.visible.flatMap(run.subject.read)?.screen().minimumDueDate else {
            throw NotApplicable("There is no earliest date on the screen, so that nobody can say when today begins.")
        }
        return minimum
    }
}
