import Testing
import VIPERSpies

/// Plays one requirement on one module, and builds as many subjects as it needs, each with a ``Run``.
@MainActor
public final class Trial<S: Spec> {
    let quiescence: Quiescence
    private let subject: @MainActor (S.Fixture) async throws -> S.Subject
    private let record: EvaluationRecord
    private let clock: BodyClock

    init(
        subject: @escaping @MainActor (S.Fixture) async throws -> S.Subject,
        record: EvaluationRecord,
        clock: BodyClock
    ) {
        self.subject = subject
        self.record = record
        self.clock = clock
        quiescence = Quiescence(clock: clock)
    }

    /// The problems of all doubles so far, such as calls without a planned answer.
    var problems: [String] { record.problems }

    /// Shows the story of the last subject beside that of another one that should have ended in the same way.
    ///
    /// - Parameters:
    ///   - log: What happened to the other subject.
    ///   - expected: How the other subject ended.
    ///   - actual: How the last subject ended instead.
    func tell(beside log: CallLog, expected: String, actual: String) {
        record.contrast(with: log, expected: expected, actual: actual)
    }

    /// Makes a subject that was built before others the one whose story a failure tells.
    ///
    /// - Parameter log: What happened to the subject.
    func tell(of log: CallLog) {
        record.add(log)
    }

    /// Runs the body of a requirement.
    func run(_ body: @MainActor (Trial) async throws -> Void) async throws {
        clock.begin()
        quiescence.share(try await KnownVerdicts.fact("habits") { quiescence.habits })
        // Problems of doubles are reported once the body has ended, and not as they happen.
        try await CallLog.$ambientProblemHandler.withValue(ProblemHandler { _ in }) {
            try await quiescence.presence.during { try await body(self) }
        }
    }

    /// Builds a fresh subject from a fixture with the consumer's closure.
    ///
    /// ```swift
    /// let run = try await trial.start(Fixture()) { $0.dataManager.todoItems.hold() }
    /// ```
    ///
    /// - Parameters:
    ///   - fixture: The doubles and the clock to build it with.
    ///   - plan: Plans answers before the subject is built.
    /// - Returns: A run that keeps both and drives the module.
    /// - Throws: ``SubjectNotBuilt`` if the consumer's closure throws, and `CancellationError` once the
    ///   requirement was given up.
    public func start(_ fixture: S.Fixture, _ plan: (S.Fixture) -> Void = { _ in }) async throws -> Run<S> {
        plan(fixture)
        return try await start(fixture, watchedBy: quiescence)
    }

    /// Builds a fresh subject that is not the module itself but leads to it, and tracks that module as well.
    ///
    /// - Parameters:
    ///   - fixture: The doubles and the clock to build it with.
    ///   - part: The module, which has to go with the subject; nothing is tracked if it is a value.
    /// - Returns: A run that keeps both and drives the module.
    /// - Throws: What ``start(_:_:)`` throws.
    public func start<Part>(_ fixture: S.Fixture, tracking part: KeyPath<S.Subject, Part>) async throws -> Run<S> {
        let run = try await start(fixture)
        fixture.tracker.track(value: try run.subject[keyPath: part])
        return run
    }

    /// Builds a fresh subject whose calls and tasks a quiescence of its own watches.
    func start(_ fixture: S.Fixture, watchedBy quiescence: Quiescence) async throws -> Run<S> {
        try Task.checkCancellation()
        clock.begin()
        record.add(fixture.log)
        quiescence.listen(to: fixture.log)
        let subject = try await quiescence.presence.during { try await built(from: fixture) }
        record.addSubject(type(of: subject as Any))
        fixture.tracker.track(value: subject)
        fixture.log.note("The subject is built.")
        return Run(subject, from: fixture, quiescence: quiescence)
    }

    private func built(from fixture: S.Fixture) async throws -> S.Subject {
        do {
            return try await subject(fixture)
        } catch let error as ExpectationFailedError {
            throw error
        } catch let reason as CouldNotJudge {
            throw reason
        } catch {
            throw SubjectNotBuilt(reason: "\(error)")
        }
    }
}
