import VIPERSpies
import VIPERStory

/// What an evaluation found out, readable even while the main actor is blocked for good.
final class EvaluationRecord: Sendable {
    private struct State {
        var logs: [CallLog] = []
        var builtSubjects = 0
        var issues = 0
        var texts: [String] = []
        var obstacles: [String] = []
        var start: ContinuousClock.Instant?
        var isClosed = false
        /// The type of the module.
        var module: Any.Type = Void.self
        /// The first failure, and the log that shows what led to it.
        var failure: (failure: StoryFailure, log: CallLog)?
        /// A walk that should have ended in the same way, how it ended, and how this one did.
        var contrast: (log: CallLog, expected: String, actual: String)?
    }

    private let state = Shared(State())

    /// Whether any subject was built.
    var hasSubject: Bool { state.value.builtSubjects > 0 }

    /// Whether any double of any fixture was called.
    var hasCalls: Bool { state.value.logs.contains { $0.wasCalled } }

    /// The problems of all doubles, each once, no matter how many fixtures had it.
    var problems: [String] {
        var known: Set<String> = []
        return state.value.logs.flatMap { $0.problems }.filter { known.insert($0).inserted }
    }

    /// The story of the fixture with the first failure, or of the last fixture if there was none.
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

    /// The texts of the recorded failures.
    var failures: [String] { state.value.texts }

    /// The problems with the test itself.
    var obstacles: [String] { state.value.obstacles }

    /// How long the evaluation took, without the wait for its turn.
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

    /// Remembers the first failure, and how much had happened by then.
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

    /// Remembers a walk that should have ended in the same way.
    func contrast(with log: CallLog, expected: String, actual: String) {
        state.update { $0.contrast = (log, expected, actual) }
    }

    /// Counts an issue and returns its number, starting at one; `nil` if the evaluation is over.
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

    /// Ends the evaluation, since later issues of an abandoned body belong to no test.
    func close() {
        state.update { $0.isClosed = true }
    }
}
