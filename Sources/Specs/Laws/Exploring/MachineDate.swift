import Foundation

/// The date and the time of this machine, to look for in what a module says.
struct MachineDate {
    private let now: Date
    private let texts: DateTexts
    /// The answers that the module got, as the story tells them.
    private let answers: [String]

    /// Creates the date.
    ///
    /// - Parameters:
    ///   - story: What happened. If answers contain the current year, texts prove nothing; if answers contain a time of
    ///     day, no time of day does.
    ///   - known: The date of the stage's clock, which a module may show.
    ///   - now: The date of the machine's clock.
    init(besides story: [String], and known: Date, now: Date = .now) {
        self.now = now
        answers = story.filter { $0.contains(" answers ") || $0.contains(" fails with ") }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let year = "\(calendar.component(.year, from: now))"
        // The same day of another year may be shown without the year, and in another time zone it is a day earlier or
        // later.
        let days = [-1, 0, 1].map { now.addingTimeInterval($0 * 86_400).formatted(.iso8601.month().day()) }
        var texts = DateTexts(of: now).subtracting(DateTexts(of: known))
        if answers.contains(where: { $0.contains(/\d\d:\d\d/) }) { texts.times = [] }
        let bringDays = answers.contains { answer in
            answer.contains(year) || days.contains { answer.contains("-\($0)") }
        }
        self.texts = bringDays ? DateTexts() : texts
    }

    /// Whether a value can come only from this machine's clock.
    func isKnown(to value: Any) -> Bool {
        switch value {
        case let date as Date: isNear(date.timeIntervalSince1970)
        case let seconds as Double: isNear(seconds) || isNear(seconds + Date.timeIntervalBetween1970AndReferenceDate)
        case let seconds as Int: isNear(Double(seconds)) || isNear(Double(seconds) / 1_000)
        case let text as String:
            // A date that an answer has brought may be shown.
            texts.isFound(in: text) { date in answers.contains { $0.contains(date) } }
        default: false
        }
    }

    /// Whether an instant is at most a day away.
    private func isNear(_ seconds: Double) -> Bool {
        abs(seconds - now.timeIntervalSince1970) < 86_400
    }
}
