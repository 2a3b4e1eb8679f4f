import Foundation

/// The date and the time of this machine, to be found in what a module says.
struct MachineDate {
    private let now: Date
    private let texts: DateTexts
    /// What answers have brought.
    private let answers: [String]

    /// Creates the date.
    ///
    /// - Parameters:
    ///   - story: What happened. Where answers bring this year along, texts tell nothing, and where they bring a time of day,
    ///     no other does.
    ///   - known: What the stage's clock says, which a module may show.
    ///   - now: What the clock of the machine says.
    init(besides story: [String], and known: Date, now: Date = .now) {
        self.now = now
        answers = story.filter { $0.contains(" answers ") || $0.contains(" fails with ") }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let year = "\(calendar.component(.year, from: now))"
        // NB: the same day of another year may be shown without the year, and elsewhere it is the next.
        let days = [-1, 0, 1].map { now.addingTimeInterval($0 * 86_400).formatted(.iso8601.month().day()) }
        var texts = DateTexts(of: now).subtracting(DateTexts(of: known))
        if answers.contains(where: { $0.contains(/\d\d:\d\d/) }) { texts.times = [] }
        let bringDays = answers.contains { answer in
            answer.contains(year) || days.contains { answer.contains("-\($0)") }
        }
        self.texts = bringDays ? DateTexts() : texts
    }

    /// Whether a value can be known only from this machine.
    func isKnown(to value: Any) -> Bool {
        switch value {
        case let date as Date: isNear(date.timeIntervalSince1970)
        case let seconds as Double: isNear(seconds) || isNear(seconds + Date.timeIntervalBetween1970AndReferenceDate)
        case let seconds as Int: isNear(Double(seconds)) || isNear(Double(seconds) / 1_000)
        case let text as String:
            // NB: what an answer has brought may be shown.
            texts.isFound(in: text) { date in answers.contains { $0.contains(date) } }
        default: false
        }
    }

    /// Whether an instant is at most a day away.
    private func isNear(_ seconds: Double) -> Bool {
        abs(seconds - now.timeIntervalSince1970) < 86_400
    }
}
