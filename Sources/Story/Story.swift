/// The events of one trial in order, for text and for pictures.
///
/// ```swift
/// TextStory(story).summary        // ten lines around the difference
/// MermaidStory(story).page        // a page with a picture that GitHub draws
/// SVGStory(story).document        // a picture that everything draws
/// ```
package struct Story: Codable, Equatable, Sendable {
    /// The name of the module under test.
    package var module: String
    /// What happened, oldest first.
    package var events: [StoryEvent]
    /// What was expected instead, and when the failure was noticed; `nil` if nothing is wrong.
    package var failure: StoryFailure?
    /// The events of another walk that should have ended in the same way; `nil` if there is none.
    package var other: [StoryEvent]?

    /// Creates a story.
    ///
    /// - Parameters:
    ///   - module: The name of the module under test.
    ///   - events: What happened, oldest first.
    ///   - failure: What was expected instead, and when the failure was noticed.
    ///   - other: The events of another walk that should have ended in the same way.
    package init(
        of module: String = "Module",
        _ events: [StoryEvent],
        failure: StoryFailure? = nil,
        other: [StoryEvent]? = nil
    ) {
        self.module = module
        self.events = events
        self.failure = failure
        self.other = other
    }

    /// How many events there were when the failure was noticed.
    var moment: Int? { failure.map { min(max($0.moment, 0), events.count) } }

    /// The walk that should have ended in the same way, as a story of its own.
    var otherStory: Story? { other.map { Story(of: module, $0) } }

    /// How many events are the same at the beginning of both walks.
    var commonCount: Int {
        guard let other else { return 0 }
        return zip(events, other).prefix { $0.isLike($1) }.count
    }

    /// The questions of answers, if their member was asked again in between, by the index of the answer.
    var olderQuestions: [Int: Int] {
        var lastCalls: [String: Int] = [:]
        var questions: [Int: Int] = [:]
        for (index, event) in events.enumerated() {
            if let question = event.question, (0..<index).contains(question),
                let last = lastCalls[events[question].member], last > question
            {
                questions[index] = question
            }
            if event.kind == .call { lastCalls[event.member] = index }
        }
        return questions
    }
}
