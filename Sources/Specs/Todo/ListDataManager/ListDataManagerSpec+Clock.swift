import Foundation
import Testing

extension ListDataManagerSpec {
    static let clock: [Requirement] = [
        Requirement(
            "LIST-DATA-MANAGER-16",
            .must,
            "Days begin and end according to the calendar of the clock that the module was given, never the machine's.",
            source: "the published data manager, which reads the machine's calendar",
            tags: [.dates]
        ) { trial in
            let expected = ["first", "last"]
            let readsItsOwn = try await trial.readsItsOwnCalendar { try await trial.edges(in: $0) == expected }
            guard readsItsOwn else { return }
            let found = try await trial.edges(in: .strange)
            #expect(found == expected, "The clock is at GMT+5:37.")
        }
    ]
}

extension Trial<ListDataManagerSpec> {
    /// Returns the names of the items at the edges of a week that the data manager finds.
    fileprivate func edges(in calendar: Calendar) async throws -> [String] {
        let (first, last) = (CivilDay.quietWeek[0], CivilDay.quietWeek[6])
        guard let names = try await findEdges(from: first, through: last, in: calendar) else {
            throw NotApplicable("Nothing is handed up, so that nobody can say when its days begin.")
        }
        return names
    }
}
