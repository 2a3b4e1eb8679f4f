import VIPERSpies
import VIPERStory

extension [StoryEvent] {
    /// The most characters that are drawn of one event.
    private static var longest: Int { 8_000 }

    /// Creates the events from what happened to the doubles of a log.
    init(_ log: CallLog) {
        let events = log.events
        let doubles = Set(events.lazy.filter { $0.kind == .call }.map(\.name))
        self = events.map { event in
            StoryEvent(
                StoryEvent.Kind(event.kind),
                of: Self.double(of: event, in: events, among: doubles),
                Self.plain(event.kind == .call && event.text.hasPrefix(".") ? event.text.dropFirst() : event.text[...]),
                line: Self.plain(event.description),
                question: event.question,
                isHeld: event.isHeld
            )
        }
    }

    /// Returns the double that was called or answers; empty if the event is about none.
    private static func double(of event: LoggedEvent, in events: [LoggedEvent], among doubles: Set<String>) -> String {
        switch event.kind {
        case .call: return event.name
        case .answer, .failure:
            if let question = event.question { return events[question].name }
            return doubles.first { event.name.hasPrefix("\($0).") } ?? String(event.name.prefix { $0 != "." })
        case .step, .cue, .time, .note, .problem: return ""
        }
    }

    // A line may list a hundred thousand items.
    private static func plain(_ text: some StringProtocol) -> String { ModuleNames.removed(from: text.prefix(longest)) }
}

extension StoryEvent.Kind {
    fileprivate init(_ kind: LoggedEvent.Kind) {
        self =
            switch kind {
            case .call: .call
            case .answer: .answer
            case .failure: .failure
            case .step: .step
            case .cue: .cue
            case .time: .time
            case .note: .note
            case .problem: .problem
            }
    }
}
