import Testing
import VIPERSpies

/// One trial of a module by one requirement: it builds subjects and waits for what they do.
@MainActor
public final class Trial<S: Spec> {
    let quiescence: Quiescence
    private let subject: @MainActor (S.Fixture) async throws -> S.Subject
    private let record: EvaluationRecord
    private let clock: BodyClock

    init(
        subject: @escaping @MainActor (S.Fixture) async throws -> S.Subject,
        record: EvaluationRecord,
        clock: BodyClock,
        patience: Patience = .full
    ) {
        self.subject = subject
        self.record = record
        self.clock = clock
        quiescence = Quiescence(clock: clock, patience: patience)
    }

    /// Runs the body of a requirement.
    func run(_ body: @MainActor (Trial) async throws -> Void) async throws {
        clock.begin()
        try await quiescence.presence.during { try await body(self) }
    }

    /// Builds a fresh subject from a fixture, the way the consumer said.
    ///
    /// The trial keeps neither of them, so a requirement can let go of both.
    ///
    /// - Parameter fixture: The doubles and the clock to build it with.
    /// - Returns: The module under test.
    /// - Throws: ``SubjectNotBuilt`` if the consumer's closure throws, and `CancellationError` once the
    ///   requirement was given up.
    public func build(_ fixture: S.Fixture) async throws -> S.Subject {
        try Task.checkCancellation()
        clock.begin()
        record.add(fixture.log)
        quiescence.listen(to: fixture.log)
        do {
            let subject = try await subject(fixture)
            record.addSubject()
            fixture.tracker.track(value: subject)
            fixture.log.note("The subject is built.")
            return subject
        } catch let error as ExpectationFailedError {
            throw error
        } catch {
            throw SubjectNotBuilt(reason: "\(error)")
        }
    }

    /// Lets something happen to the module, and writes it into the story.
    ///
    /// Nothing happens once the requirement was given up.
    ///
    /// - Parameters:
    ///   - name: What happens, as the story calls it.
    ///   - fixture: What the module was built from, whose story it is.
    ///   - action: Lets it happen.
    public func act(_ name: String, _ fixture: S.Fixture, _ action: () -> Void) {
        guard !Task.isCancelled else { return }
        fixture.log.note(name)
        action()
    }

    /// Waits until a condition holds.
    ///
    /// A subject that answers at once costs no waiting. One that works in tasks, actors or on a queue is
    /// waited for until nothing more is coming. If the condition does not hold then, this returns anyway,
    /// so that the expectation that follows can say what is missing.
    ///
    /// - Parameter condition: What to wait for.
    public func wait(until condition: () -> Bool) async {
        await quiescence.wait(until: condition)
    }

    /// Waits until a condition holds, and then until nothing more is coming.
    ///
    /// A correct subject is never rejected for being slow, and what is to be ruled out is seen unless it
    /// comes from a timer.
    ///
    /// - Parameter condition: What to wait for; leave it out to wait only until nothing more is coming.
    public func settle(until condition: () -> Bool = { true }) async {
        await quiescence.settle(until: condition)
    }
}
