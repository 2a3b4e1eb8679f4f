import VIPERSpies
import VIPERStory

/// What an evaluation leaves behind, readable even while its main actor is busy for ever.
final class EvaluationRecord: Sendable {
    private struct State {
        var logs: [CallLog] = []
        var builtSubjects = 0
        var issues = 0
        var texts: [String] = []
        var obstacles: [String] = []
        var start: ContinuousClock.Instant?
        var isClosed = false
        /// What the module is.
        var module: Any.Type = Void.self
        /// What went wrong first, and the log that tells of it.
        var failure: (failure: StoryFailure, log: CallLog)?
        /// A walk that should have ended alike, what it ended with, and what came instead.
        var contrast: (log: CallLog, expected: String, actual: String)?
    }

    private let state = Shared(State())

    /// Whether any subject was built.
    var hasSubject: Bool { state.value.builtSubjects > 0 }

    /// Whether any double of any fixture was called.
    var hasCalls: Bool { state.value.logs.contains { $0.wasCalled } }

    /// What doubles could not do, each once, however many fixtures saw it.
    var problems: [String] {
        var known: Set<String> = []
        return state.value.logs.flatMap { $0.problems }.filter { known.insert($0).inserted }
    }

    /// The story of the fixture that went wrong, or else of the last.
    var story: Story {
        let state = state.value
        let log = state.failure?.log ?? state.logs.last
        return Story(
            of: ModuleNames.name(of: state.module) ?? "Module",
            log.map([StoryEvent].init) ?? [],
            failure: state.failure?.failure,
            other: state.contrast.map { [StoryEvent]($0.log) }
        )
    }

    /// How many issues were recorded.
    var issueCount: Int { state.value.issues }

    /// What the issues said, as far as anybody asked.
    var failures: [String] { state.value.texts }

    /// What was wrong with the test itself.
    var obstacles: [String] { state.value.obstacles }

    /// How long it took, without the time that it waited for its turn.
    var duration: Duration { state.value.start.map { ContinuousClock.now - $0 } ?? .zero }

    func begin() {
        state.update { $0.start = .now }
    }

    func add(_ log: CallLog) {
        state.update { $0.logs.append(log) }
    }

    func addSubject(_ module: Any.Type) {
        state.update { state in
            state.builtSubjects += 1
            state.module = module
        }
    }

    /// Remembers what went wrong, and that it was seen now.
    func fail(_ headline: String, _ reason: String) {
        let log = state.value.logs.last
        let moment = log?.eventCount ?? 0
        state.update { state in
            guard let log, state.failure == nil else { return }
            var failure = StoryFailure(headline: headline, reason: reason, moment: moment)
            if let contrast = state.contrast {
                (failure.expected, failure.actual) = (contrast.expected, contrast.actual)
            }
            state.failure = (failure, log)
        }
    }

    /// Remembers a walk that should have ended alike.
    func contrast(with log: CallLog, expected: String, actual: String) {
        state.update { $0.contrast = (log, expected, actual) }
    }

    /// Counts an issue; its number from one on, or `nil` if the evaluation is over.
    func addIssue() -> Int? {
        state.update { state in
            guard !state.isClosed else { return nil }
            state.issues += 1
            return state.issues
        }
    }

    func add(failure text: String) {
        state.update { $0.texts.append(text) }
    }

    func add(obstacle text: String) {
        state.update { $0.obstacles.append(text) }
    }

    /// Ends the evaluation: what an abandoned body still records belongs to no test.
    func close() {
        state.update { $0.isClosed = true }
    }
}
