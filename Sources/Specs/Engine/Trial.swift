import Testing

/// The stage on which one requirement plays: it builds subjects and waits for what they do.
@MainActor
public final class Trial<S: Spec> {
    private let subject: @MainActor (S.Fixture) async throws -> S.Subject
    private let evidence: Evidence
    private let deadline: Duration
    private var logs: [CallLog] = []

    init(
        subject: @escaping @MainActor (S.Fixture) async throws -> S.Subject,
        evidence: Evidence,
        deadline: Duration
    ) {
        self.subject = subject
        self.evidence = evidence
        self.deadline = deadline
    }

    /// Builds a fresh subject from a fixture, the way the consumer said.
    ///
    /// The trial keeps neither of them, so a requirement can let go of both.
    ///
    /// - Parameter fixture: The doubles and the clock to build it with.
    /// - Returns: The module under test.
    /// - Throws: ``SubjectNotBuilt`` if the consumer's closure throws.
    public func build(_ fixture: S.Fixture) async throws -> S.Subject {
        evidence.begin()
        evidence.add(fixture.log)
        logs.append(fixture.log)
        do {
            let subject = try await subject(fixture)
            evidence.addSubject()
            fixture.tracker.track(value: subject)
            fixture.log.note("The subject is built.")
            return subject
        } catch let error as ExpectationFailedError {
            throw error
        } catch {
            throw SubjectNotBuilt(reason: "\(error)")
        }
    }

    /// Waits until a condition holds.
    ///
    /// A subject that answers at once costs no waiting. One that works in tasks or actors is given
    /// time: the condition is looked at again whenever a double is called. If it does not come to
    /// hold in half of the time that is left, this returns anyway, so that the expectation that
    /// follows can say what is missing.
    ///
    /// - Parameter condition: What to wait for.
    public func wait(until condition: () -> Bool) async {
        let end = ContinuousClock.now + remaining / 2
        while !condition(), !Task.isCancelled {
            guard await change(after: happened, until: end) else { return }
        }
    }

    /// Waits until a condition holds, and then until nothing more happens.
    ///
    /// Nothing more happens if no double is called while the main actor and the global executor are
    /// each given the chance to run everything that was waiting, several times in a row. So a
    /// correct subject is never rejected for being slow, and what is to be ruled out is seen unless
    /// it takes longer than everything else that the process has to do.
    ///
    /// - Parameter condition: What to wait for; leave it out to wait only until nothing more happens.
    public func settle(until condition: () -> Bool = { true }) async {
        await wait(until: condition)
        await quiet()
    }

    private var remaining: Duration {
        guard let start = evidence.start else { return deadline }
        return max(.zero, deadline - (ContinuousClock.now - start))
    }

    private var happened: Int {
        logs.reduce(0) { $0 + $1.count }
    }

    /// Waits for the next entry in any log; whether there was one in time.
    private func change(after count: Int, until end: ContinuousClock.Instant) async -> Bool {
        let change = OneShot<Void>()
        for log in logs { log.notify(after: log.count) { change.send(()) } }
        if happened > count { return true }
        let timer = Task.detached {
            try? await Task.sleep(until: end, clock: .continuous)
            change.send(())
        }
        await withTaskCancellationHandler {
            await change.value
        } onCancel: {
            change.send(())
        }
        timer.cancel()
        // NB: a busy process may be late with both the timer and the subject's work.
        if happened == count { await quiet() }
        return happened > count
    }

    private func quiet() async {
        var quietRounds = 0
        while quietRounds < 16, !Task.isCancelled {
            let count = happened
            await Task.yield()
            await withUnsafeContinuation { continuation in
                _ = Task.detached(priority: .utility) { continuation.resume() }
            }
            quietRounds = happened == count ? quietRounds + 1 : 0
        }
    }
}
