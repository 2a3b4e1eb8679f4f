import VIPERStory

extension Story {
    /// The first and the last events with short texts, for a ledger; `nil` if nothing has happened.
    var shortened: Story? {
        guard !events.isEmpty else { return nil }
        var story = self
        story.events = Self.shortened(events)
        story.other = other.map(Self.shortened)
        if let failure {
            story.failure = StoryFailure(
                headline: Self.shortened(failure.headline),
                expected: Self.shortened(failure.expected),
                actual: Self.shortened(failure.actual),
                moment: Self.place(of: failure.moment, among: events.count)
            )
        }
        return story
    }

    /// How many events are kept at the beginning, and how many at the end.
    private static let kept = 100

    private static func shortened(_ events: [StoryEvent]) -> [StoryEvent] {
        let left = events.count - 2 * kept
        let short = { (event: StoryEvent) in
            StoryEvent(
                event.kind,
                of: event.double,
                shortened(event.text),
                line: shortened(event.line),
                question: event.question.map { place(of: $0, among: events.count) },
                isHeld: event.isHeld
            )
        }
        guard left > 0 else { return events.map(short) }
        return events.prefix(kept).map(short) + [StoryEvent(.note, "… \(left) more …")] + events.suffix(kept).map(short)
    }

    /// Returns the index of an event after the middle ones were replaced by a single event.
    private static func place(of index: Int, among count: Int) -> Int {
        guard count > 2 * kept, index >= kept else { return index }
        return max(kept, index - (count - 2 * kept) + 1)
    }

    private static func shortened(_ text: String) -> String {
        // The text is cut first, since a line may list a hundred thousand items, and again after its names got shorter.
        let short = ModuleNames.removed(from: text.prefix(8_000))
        return short.count > 2_000 ? short.prefix(2_000) + "…" : short
    }
}
