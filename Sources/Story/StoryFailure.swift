/// What was expected in a trial, what happened instead, and when that was noticed.
package struct StoryFailure: Codable, Equatable, Sendable {
    /// The id, the level and the statement of the requirement.
    package var headline: String
    /// What was expected.
    package var expected: String
    /// What happened instead.
    package var actual: String
    /// How many events there were when the failure was noticed.
    package var moment: Int

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - headline: The id, the level and the statement of the requirement.
    ///   - expected: What was expected.
    ///   - actual: What happened instead.
    ///   - moment: How many events there were when the failure was noticed.
    package init(headline: String, expected: String, actual: String, moment: Int) {
        self.headline = headline
        self.expected = expected
        self.actual = actual
        self.moment = moment
    }

    /// Creates a failure from its reason: a comparison, or a sentence that says what should not be.
    ///
    /// - Parameters:
    ///   - headline: The id, the level and the statement of the requirement.
    ///   - reason: The text of the failure.
    ///   - moment: How many events there were when the failure was noticed.
    package init(headline: String, reason: String, moment: Int) {
        let lines = reason.split(separator: "\n", omittingEmptySubsequences: false)
        let (mark, other) = ("Expected: ", "But was:  ")
        if lines.first?.hasPrefix(mark) == true {
            let split = lines.firstIndex { $0.hasPrefix(other) } ?? 1
            let actual = lines[split...].joined(separator: "\n")
            self.init(
                headline: headline,
                expected: lines[..<split].joined(separator: "\n").dropping(mark),
                actual: actual.hasPrefix(other) ? actual.dropping(other) : "It was not so.\n\(actual)",
                moment: moment
            )
        } else {
            let statement = headline.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? headline
            self.init(headline: headline, expected: statement, actual: reason, moment: moment)
        }
    }
}

extension String {
    fileprivate func dropping(_ prefix: String) -> String { String(dropFirst(prefix.count)) }
}
