import Foundation
import Testing

extension AddWireframeSpec {
    static let clock: [Requirement] = [
        Requirement(
            "ADD-WIREFRAME-12",
            .must,
            "On the screen, today begins according to the calendar of the clock that the module was given, never the machine's.",
            source: "fault class: the beginning of the day taken from Calendar.current",
            tags: [.dates]
        ) { trial in
            try await trial.expectToday(of: trial.minimum)
        },
        Requirement(
            "ADD-WIREFRAME-14",
            .must,
            "On a screen that is presented on a later day, that day can be picked, and no earlier one.",
            source: "fault class: a date that is read once, while the app runs for days",
            tags: [.dates],
            presupposes: ["ADD-WIREFRAME-02", "ADD-WIREFRAME-06", "ADD-WIREFRAME-12"]
        ) { trial in
            let run = try await trial.open()
            // Also a week and a month later, and after a wrong clock was set back; after saving and after cancelling.
            let days = [(5, 21), (5, 30), (6, 6), (7, 6), (5, 22)].map { CivilDay(2014, $0, $1) }
            for (day, isSaving) in zip(days, [true, false, true, true, false]) {
                run.set(run.clock, to: day.at(12, in: .gmt))
                let minimum = try #require(try await run.minimumOfNextScreen(isSaving: isSaving))
                #expect(minimum >= day.start(in: .gmt))
                #expect(minimum <= run.clock.now)
            }
        },
        Requirement(
            "ADD-WIREFRAME-15",
            .should,
            "After the user has travelled, today in the clock's new time zone is the earliest day to pick on the screen.",
            source: "fault class: a calendar that is kept from assembly or from the first presentation",
            tags: [.dates],
            presupposes: ["ADD-WIREFRAME-02", "ADD-WIREFRAME-06", "ADD-WIREFRAME-12", "ADD-WIREFRAME-14"]
        ) { trial in
            let run = try await trial.open()
            for (name, number) in [("Pacific/Auckland", 21), ("Pacific/Honolulu", 21), ("Asia/Kolkata", 22)] {
                let (day, zone) = (CivilDay(2014, 5, number), try TimeZone.named(name))
                // No day begins within this hour in any of the earlier places.
                run.set(run.clock, to: day.at(1, in: zone), in: .gregorian(zone: zone, firstWeekday: 1))
                let minimum = try #require(try await run.minimumOfNextScreen())
                #expect(minimum >= day.start(in: zone))
                #expect(minimum <= run.clock.now)
            }
        },
    ]
}

extension Run<AddWireframeSpec> {
    /// Presents a screen, saves or cancels on it, and returns the earliest date that could be picked.
    fileprivate func minimumOfNextScreen(isSaving: Bool = false) async throws -> Date? {
        try await present()
        let minimum = try view.screen().minimumDueDate
        if isSaving { try save(TodoItem(name: "Buy milk", dueDate: fixture.clock.now)) } else { try cancel() }
        await settle { $0.navigator.presented.isEmpty }
        return minimum
    }
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
