/// What happened in one trial, in order, as text and pictures tell it.
///
/// ```swift
/// TextStory(story).summary        // ten lines around the difference
/// MermaidStory(story).page        // a page with a picture that GitHub draws
/// SVGStory(story).document        // a picture that everything draws
/// ```
public struct Story: Codable, Equatable, Sendable {
    /// What the module under test is called.
    public var module: String
    /// What happened, oldest first.
    public var events: [StoryEvent]
    /// What was expected instead, and when that was seen; `nil` if nothing is wrong.
    public var failure: StoryFailure?
    /// What happened in a walk that should have ended alike; `nil` if there is none.
    public var other: [StoryEvent]?

    /// Creates a story.
    ///
    /// - Parameters:
    ///   - module: What the module under test is called.
    ///   - events: What happened, oldest first.
    ///   - failure: What was expected instead, and when that was seen.
    ///   - other: What happened in a walk that should have ended alike.
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

    /// How many events there were when it was seen what is wrong.
    var moment: Int? { failure.map { min(max($0.moment, 0), events.count) } }

    /// The walk that should have ended alike, as a story of its own.
    var otherStory: Story? { other.map { Story(of: module, $0) } }

    /// How many events are the same at the beginning of both walks.
    var commonCount: Int {
        guard let other else { return 0 }
        return zip(events, other).prefix { $0.isLike($1) }.count
    }

    /// The question that an answer is for, if it is not the one that was asked last of its kind.
    func olderQuestion(of index: Int) -> Int? {
        guard let question = events[index].question, events.indices.contains(question), question < index
        else { return nil }
        let member = events[question].member
        let hasNewer = events[(question + 1)..<index].contains { $0.kind == .call && $0.member == member }
        return hasNewer ? question : nil
    }
}
