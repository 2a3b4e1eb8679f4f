/// The events of one trial in order, for text and for pictures.
///
/// ```swift
/// TextStory(story).summary        // ten lines around the difference
/// MermaidStory(story).page        // a page with a picture that GitHub draws
/// SVGStory(story).document        // a picture that everything draws
/// ```
public struct Story: Codable, Equatable, Sendable {
    /// The name of the module under test.
    public var module: String
    /// What happened, oldest first.
    public var events: [StoryEvent]
    /// What was expected instead, and when the failure was noticed; `nil` if nothing is wrong.
    public var failure: StoryFailure?
    /// The events of another walk that should have ended in the same way; `nil` if there is none.
    public var other: [StoryEvent]?

    /// Creates a story.
    ///
    /// - Parameters:
    ///   - module: The name of the module under test.
    ///   - events: What happened, oldest first.
    ///   - failure: What was expected instead, and when the failure was noticed.
    ///   - other: The events of another walk that should have ended in the same way.
    public init(
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

    /// Returns the question of an answer, if its member was asked again in between.
    func olderQuestion(of index: Int) -> Int? {
        guard let question = events[index].question, events.indices.contains(question), question < index
        else { return nil }
        let member = events[question].member
        let hasNewer = events[(question + 1)..<index].contains { $0.kind == .call && $0.member == member }
        return hasNewer ? question : nil
    }
}
