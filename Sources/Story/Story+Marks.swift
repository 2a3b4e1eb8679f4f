extension Story {
    /// The limits on the search for wrong calls, so that a long story costs no time.
    private static var farthest: Int { 300 }
    private static var longest: Int { 4_000 }
    private static var mostMarks: Int { 4 }

    /// The calls that are wrong, judged by the expectation: calls that happened more often than expected.
    var marks: Set<Int> {
        guard let failure, let end = moment else { return [] }
        let (actual, expected) = (failure.actual.prefix(Self.longest), failure.expected.prefix(Self.longest))
        var marks: Set<Int> = []
        var surplus: [String: Int] = [:]
        for index in (max(0, end - Self.farthest)..<end).reversed() where events[index].kind == .call {
            let line = events[index].line
            let left = surplus[line] ?? Self.count(events[index], in: actual) - Self.count(events[index], in: expected)
            surplus[line] = left - 1
            if left > 0 { marks.insert(index) }
            if marks.count == Self.mostMarks { break }
        }
        return marks
    }

    /// The event that shows the failure: the last wrong call, or the last event before the failure was noticed.
    var focus: Int { marks.max() ?? max(0, (moment ?? events.count) - 1) }

    /// Returns how often a text names a call, with its double or as a test would write it.
    private static func count(_ event: StoryEvent, in text: Substring) -> Int {
        let call = event.text.hasPrefix(".") ? event.text : ".\(event.text)"
        return text.ranges(of: call).count { range in
            let next = text[range.upperBound...].first
            return next.map { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "(") } ?? true
        }
    }
}
