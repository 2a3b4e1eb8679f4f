import Foundation

extension Trial<ModuleLaws> {
    /// Whether the day that this machine shows is a day like any other to the module; expects that it is.
    ///
    /// A module that asks the system whether a date is today knows no day of the stage's clock, unless the clock shows the
    /// same day. So it shows that day, the same weekday a week earlier, and six weeks earlier and later, and the same day 28 years earlier and
    /// later, when it is the same weekday, too.
    func isNoSpecialDay(for event: Int, in outline: Outline) async throws -> Bool {
        let now = Date.now
        let acts = outline.leadIn(to: event) + [.init(event, .success)]
        func play(daysLater days: Double) async throws -> Walk {
            try await startWalk(after: acts, now: now.addingTimeInterval(days * 86_400))
        }
        let today = try await play(daysLater: 0)
        // What differs each time, such as by chance, is for LAW-19.
        let again = try await play(daysLater: 0).shownParts()
        var words = today.shownParts().filter { again[$0]?.words == $1.words }
        for days in [-28 * 365.25, -42, -7, 42, 28 * 365.25] where !words.isEmpty {
            let others = try await play(daysLater: days).shownParts()
            words = words.filter { part, text in others[part].map { $0.words != text.words } ?? false }
        }
        let text = """
            The stage's clock showed the day that it is on this machine, and “\(outline.events[event].name)” led to what it \
            leads to on no other day, so the module, or what the stage answers, knows the machine's day:
            """
        return expect(none: words.map { today.told($1, as: $0) }.sorted(), in: today, text)
    }
}

extension String {
    /// What is said, with a mark in place of each number, in any order: LAW-19 looks at the order of a set.
    fileprivate var words: [String] { ViewPart.texts(in: replacing(/\d+/, with: "0")).sorted() }
}
