import Foundation

/// What a trial leaves behind, readable even while its main actor is busy for ever.
final class Evidence: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards every variable below.
    private let lock = NSLock()
    private var logs: [CallLog] = []
    private var builtSubjects = 0
    private var started: ContinuousClock.Instant?
    private var issues = 0
    private var texts: [String] = []
    private var isClosed = false
    private var rejects = false

    /// When the body began to run on the main actor; `nil` before.
    var start: ContinuousClock.Instant? {
        lock.withLock { started }
    }

    /// Whether any subject was built.
    var hasSubject: Bool {
        lock.withLock { builtSubjects > 0 }
    }

    /// Whether any double of any fixture was called.
    var hasCalls: Bool {
        lock.withLock { logs }.contains { !$0.calls.isEmpty }
    }

    /// What doubles could not do, each once, however many fixtures saw it.
    var problems: [String] {
        var known: Set<String> = []
        return lock.withLock { logs }.flatMap(\.problems).filter { known.insert($0).inserted }
    }

    /// The story of the last fixture.
    var story: Story {
        Story(lines: lock.withLock { logs.last }?.story ?? [])
    }

    /// How many issues were recorded.
    var issueCount: Int {
        lock.withLock { issues }
    }

    /// What the issues said, as far as anybody asked.
    var failures: [String] {
        lock.withLock { texts }
    }

    /// Whether the issue that is being recorded is about the test, not about the module.
    var isRejecting: Bool {
        get { lock.withLock { rejects } }
        set { lock.withLock { rejects = newValue } }
    }

    func begin() {
        lock.withLock { started = .now }
    }

    func add(_ log: CallLog) {
        lock.withLock { logs.append(log) }
    }

    func addSubject() {
        lock.withLock { builtSubjects += 1 }
    }

    /// Counts an issue; its number from one on, or `nil` if the trial is over.
    func addIssue() -> Int? {
        lock.withLock {
            guard !isClosed else { return nil }
            issues += 1
            return issues
        }
    }

    func add(failure text: String) {
        lock.withLock { texts.append(text) }
    }

    /// Ends the trial: what an abandoned body still records belongs to no test.
    func close() {
        lock.withLock { isClosed = true }
    }
}
