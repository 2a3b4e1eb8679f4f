/// The content of any picture of a story: lifelines, and rows from top to bottom.
struct Scene {
    /// A row of the picture, between two lifelines.
    struct Row {
        enum Kind {
            case message(isAnswer: Bool, isFailure: Bool)
            case note(isProblem: Bool)
            case time
            case gap
            /// The moment at which the failure was noticed.
            case moment
            /// The point from which two walks differ.
            case parting
        }

        let kind: Kind
        let from: Int
        let to: Int
        let text: String
        var isWrong = false

        /// The lifelines that it touches.
        var span: ClosedRange<Int> { min(from, to)...max(from, to) }
    }

    /// A question whose answer is held.
    struct Wait {
        /// The lifeline of the double that was asked.
        let place: Int
        /// The row in which the question is asked, or the next one that is drawn.
        let start: Int
        /// The row in which it is answered, or the next one that is drawn; the one after the last if it never is.
        let end: Int
    }

    /// How many rows a picture has at most, and how many characters a row.
    private static var mostRows: Int { 40 }
    private static func longest(isBeside: Bool) -> Int { isBeside ? 36 : 48 }
    /// How many events are drawn after the failure was noticed, at most.
    private static var mostLater: Int { 3 }
    /// How many of the rows that are the same in both walks are drawn.
    private static var mostCommon: Int { 6 }

    let lifelines: [String]
    /// Whether another walk is drawn beside this one, so that there is less room.
    private let isBeside: Bool
    private(set) var rows: [Row] = []
    /// The waits for answers whose question or answer is drawn.
    private(set) var waits: [Wait] = []
    /// The events whose text was shortened.
    private(set) var shortened: [Int] = []

    /// Lays out a story.
    ///
    /// - Parameters:
    ///   - story: The story.
    ///   - lifelines: The participants.
    ///   - range: The events that are drawn.
    ///   - parting: The first event that differs in the walk beside it.
    init(_ story: Story, _ lifelines: Lifelines, events range: Range<Int>? = nil, parting: Int? = nil) {
        isBeside = range != nil
        self.lifelines = lifelines.names.map { Printable.text(Shortened($0, 40).text) }
        let range = range ?? story.events.indices
        let marks = story.marks
        // If nothing happened later, the last wrong call already shows the moment.
        let moment = story.moment.flatMap { $0 < story.events.count || marks.isEmpty ? $0 : nil }
        let all = range.filter { story.events[$0].kind != .cue }
        let drawn = all.prefix((all.firstIndex { $0 >= story.moment ?? .max } ?? all.count) + Self.mostLater)
        let focus = drawn.lastIndex { $0 <= story.focus } ?? 0
        let others = marks.sorted().reversed().compactMap(drawn.firstIndex)
        let olderQuestions = story.olderQuestions
        var rowsOfEvents: [Int: Int] = [:]
        let last = lifelines.names.count - 1
        /// The rows across all lifelines, each before an event.
        var signs = [
            parting.map { ($0, Row(kind: .parting, from: 0, to: last, text: "here the two walks part")) },
            moment.map { ($0, Row(kind: .moment, from: 0, to: last, text: "✘ here it was seen", isWrong: true)) },
        ].compactMap(\.self).filter { $0.0 <= range.upperBound }
        func sign(before index: Int) {
            rows += signs.filter { $0.0 <= index }.map(\.1)
            signs.removeAll { $0.0 <= index }
        }
        if parting != nil, range.lowerBound > 0 {
            let text = "… \(range.lowerBound) more that are the same …"
            rows.append(Row(kind: .gap, from: 0, to: last, text: text))
        }
        for part in Fold(drawn.count, around: focus, and: others, limit: Self.mostRows).parts {
            switch part {
            case .gap(let count):
                rows.append(Row(kind: .gap, from: 0, to: last, text: "… \(count) more …"))
            case .entry(let position):
                let index = drawn[position]
                sign(before: index)
                rowsOfEvents[index] = rows.count
                add(story, index, lifelines, older: olderQuestions[index], isWrong: marks.contains(index))
            }
        }
        sign(before: .max)
        let left = all.count - drawn.count
        if left > 0 { rows.append(Row(kind: .gap, from: 0, to: last, text: "… \(left) more …")) }
        addWaits(story, rowsOfEvents, lifelines)
    }

    /// Finds the waits for answers, and the rows from which to which each one lasts.
    private mutating func addWaits(_ story: Story, _ rowsOfEvents: [Int: Int], _ lifelines: Lifelines) {
        var answers: [Int: Int] = [:]
        for (index, event) in story.events.enumerated() {
            if let question = event.question { answers[question] = index }
        }
        let drawn = rowsOfEvents.keys.sorted()
        for index in story.events.indices where story.events[index].isHeld {
            let answer = answers[index]
            guard rowsOfEvents[index] != nil || answer.map({ rowsOfEvents[$0] != nil }) == true else { continue }
            func row(_ index: Int) -> Int { drawn.first { $0 >= index }.flatMap { rowsOfEvents[$0] } ?? rows.count }
            let place = lifelines.place(of: story.events[index].double)
            waits.append(Wait(place: place, start: row(index), end: answer.map(row) ?? rows.count))
        }
    }

    private mutating func add(_ story: Story, _ index: Int, _ lifelines: Lifelines, older: Int?, isWrong: Bool) {
        let event = story.events[index]
        let double = lifelines.place(of: event.double)
        let question = older.map { ", to \($0 + 1)" } ?? ""
        func row(_ kind: Row.Kind, _ from: Int, _ to: Int, _ prefix: String = "") {
            let short = Shortened(prefix + event.text, Self.longest(isBeside: isBeside))
            if short.isCut { shortened.append(index) }
            let text = "\(isWrong ? "✘ " : "")\(index + 1). \(Printable.text(short.text))\(question)"
            rows.append(Row(kind: kind, from: from, to: to, text: text, isWrong: isWrong))
        }
        switch event.kind {
        case .step: row(.message(isAnswer: false, isFailure: false), Lifelines.test, Lifelines.module)
        case .call: row(.message(isAnswer: false, isFailure: false), Lifelines.module, double)
        case .answer: row(.message(isAnswer: true, isFailure: false), double, Lifelines.module)
        case .failure: row(.message(isAnswer: true, isFailure: true), double, Lifelines.module, "fails with ")
        case .time: row(.time, 0, lifelines.names.count - 1)
        case .note, .cue:
            let places = lifelines.places(ofNote: event.text)
            row(.note(isProblem: false), places.lowerBound, places.upperBound)
        case .problem:
            let places = lifelines.places(ofNote: event.text)
            row(.note(isProblem: true), places.lowerBound, places.upperBound)
        }
    }
}

extension Scene {
    /// Returns the first event that is drawn of two compared walks, which leaves out most of their common start.
    static func start(of story: Story) -> Int {
        story.commonCount <= mostCommon + 1 ? 0 : story.commonCount - mostCommon
    }

    /// Returns the end of what the two walks have in common, up to the point where they differ.
    static func common(of story: Story, _ lifelines: Lifelines) -> Scene {
        var plain = story
        plain.failure = nil
        return Scene(plain, lifelines, events: start(of: story)..<story.commonCount)
    }
}
