import Foundation

extension AddPresenterSpec {
    static let clock: [Requirement] = [
        Requirement(
            "ADD-PRESENTER-17",
            .must,
            "Today begins according to the calendar of the clock that the module was given, never the machine's.",
            source: "fault class: the beginning of the day taken from Calendar.current",
            tags: [.dates]
        ) { trial in
            try await trial.expectToday(of: trial.minimum)
        }
    ]
}

extension Trial<AddPresenterSpec> {
    /// The earliest date that can be picked when a module is presented at an instant.
    fileprivate func minimum(at now: Date, in calendar: Calendar) async throws -> Date {
        let run = try await present(AddPresenterFixture(clock: FixedClock(now: now, calendar: calendar)))
        await run.settle { !$0.minimumDueDates.isEmpty }
        guard let minimum = run.minimumDueDates.last else {
            throw NotApplicable("The view is told no minimum due date, so that nobody can say when today begins.")
        }
        return minimum
    }
}
