import Testing

/// One run of one requirement on one module, as both `verify` and `verdict` make it.
final class Evaluation<S: Spec>: Sendable {
    let record = EvaluationRecord()
    private let requirement: SpecRequirement<S>
    private let deadline: Duration
    private let place: String
    private let onTurn: @Sendable () -> Void
    private let subject: @MainActor @Sendable (S.Fixture) async throws -> S.Subject

    private enum Ending: Sendable {
        case finished
        case threw(any Error)
        case presupposes(NoVerdict)
        case overdue
        case kept(hasBegun: Bool)
    }

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - requirement: The requirement to run.
    ///   - deadline: How long each subject may take, instead of the requirement's own deadline.
    ///   - place: Where the consumer verifies the requirement, for a failure that names what blocks the main actor.
    ///   - onTurn: Called once the requirement has its turn.
    ///   - subject: Builds the module from the fixture.
    init(
        of requirement: SpecRequirement<S>,
        within deadline: Duration?,
        place: String,
        onTurn: @escaping @Sendable () -> Void = {},
        subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) {
        self.requirement = requirement
        self.deadline = deadline ?? requirement.deadline
        self.place = place
        self.onTurn = onTurn
        self.subject = subject
    }

    /// Runs the requirement in a turn of its own, and passes each issue to a function first.
    ///
    /// - Parameter handle: Gets the issue and its number, starting at one, and returns what to record of it.
    /// - Returns: Why there is no verdict; `nil` if there is one.
    func run(_ handle: @escaping @Sendable (Issue, Int) -> Issue?) async throws -> NoVerdict? {
        guard let test = Test.current else { throw NoTestIsRunning() }
        let reason = Shared<NoVerdict?>(nil)
        let scope = IssueHandlingTrait.compactMapIssues { issue in
            // An issue of a detached task has no test, and Swift Testing shows it to every scope there is.
            guard Test.current != nil else { return issue }
            #if compiler(>=6.3)
                // A warning of the consumer's own code is no verdict on the module.
                guard issue.severity != .warning else { return issue }
            #endif
            // What a module does after a missing answer is no verdict on it.
            guard self.missingAnswer == nil || !issue.isAboutTheModule else { return nil }
            return self.record.addIssue().flatMap { handle(issue, $0) }
        }
        try await scope.provideScope(for: test, testCase: Test.Case.current) {
            reason.value = await perform()
        }
        return reason.value
    }

    /// Waits for a turn, races the body against its clock, and judges how it ended.
    ///
    /// An exit test calls this directly, since in its process there is no test whose issues could be handled.
    ///
    /// The body runs in an unstructured task, since a task group would wait for one that never ends.
    func perform() async -> NoVerdict? {
        let ending = OneShot<Ending>()
        let clock = BodyClock(deadline: deadline)
        let turn = BodyQueue.hasTurn ? nil : BodyQueue.shared.turn()
        let watch = Heartbeat.shared.start(watch(clock, ending))
        let work = Task { @MainActor in
            guard await turn?.begin() ?? true else { return }
            Heartbeat.shared.wake(watch)
            onTurn()
            record.begin()
            ending.send(await play(clock))
            Heartbeat.shared.stop(watch)
            turn?.end()
        }
        let result = await withTaskCancellationHandler {
            await ending.value
        } onCancel: {
            ending.send(.threw(CancellationError()))
        }
        Heartbeat.shared.stop(watch)
        switch result {
        case .overdue, .kept(hasBegun: true): MainActorHolder.shared.suspect(name)
        case .finished, .threw, .presupposes, .kept(hasBegun: false): break
        }
        let noVerdict = judge(result)
        // A body that is given up may go on after it is cancelled, but no test gets what it records then.
        record.close()
        work.cancel()
        turn?.end()
        return noVerdict
    }

    /// The requirement and where it is verified.
    private var name: String { "\(requirement.id) (\(place))" }

    /// Plays the requirements that this one presupposes, and then its body.
    @MainActor
    private func play(_ clock: BodyClock) async -> Ending {
        guard !Task.isCancelled else { return .threw(CancellationError()) }
        return await BodyQueue.$hasTurn.withValue(true) {
            do {
                if let violated = try await violatedPresupposition() { return .presupposes(violated) }
                MainActorHolder.shared.begins(name)
                try await Trial<S>(subject: subject, record: record, clock: clock).run(requirement.body)
                return .finished
            } catch {
                return .threw(error)
            }
        }
    }

    /// Returns the first presupposition that the module violates, as a missing verdict; `nil` if there is none.
    @MainActor
    private func violatedPresupposition() async throws -> NoVerdict? {
        for cause in try S.presuppositions(of: requirement) {
            let known = KnownVerdicts.current?[cause.id]
            let verdict = if let known { known } else { try await cause.verdict(place: place, subject: subject) }
            guard case .violated(let failures) = verdict else { continue }
            return .presupposes(cause, failures: failures)
        }
        return nil
    }

    /// Returns a function that ends the race when the time is over or the main actor is blocked.
    private func watch(_ clock: BodyClock, _ ending: OneShot<Ending>) -> @Sendable (Beat) -> Void {
        let crowd = CrowdedExecutor()
        return { [name] beat in
            let hasBegun = clock.isRunning
            if hasBegun { clock.add(beat) }
            if hasBegun, clock.isOver {
                ending.send(.overdue)
            } else if beat.silence >= Heartbeat.longestSilence {
                ending.send(.kept(hasBegun: hasBegun))
            } else if hasBegun, clock.awaitsExecutor, beat.executorSilence >= Heartbeat.longestSilence {
                crowd.tell(of: name)
            }
        }
    }

    /// Records the issues that the body could not record itself, and returns why there is no verdict.
    private func judge(_ ending: Ending) -> NoVerdict? {
        if let missingAnswer, record.issueCount == 0 { return .asked(missingAnswer) }
        switch ending {
        case .threw(let reason as NotApplicable):
            // A body that has found something wrong has found something to check.
            guard record.issueCount == 0 else { break }
            return .notApplicable(reason.description)
        case .threw(let reason as CouldNotJudge):
            guard record.issueCount == 0 else { break }
            return .asked(reason.description)
        case .presupposes(let violated): return violated
        case .threw(is ExpectationFailedError): break
        case .threw(let error): report("\(error)", error)
        case .finished: if let vacuity { report(vacuity) }
        case .overdue: report(overdueReason)
        case .kept(let hasBegun):
            let holder = hasBegun ? "the module itself or by another test" : MainActorHolder.shared.description
            return .notJudged("The main actor has been kept for 60 seconds by \(holder).")
        }
        for problem in record.problems { report(problem, DoubleProblem(description: problem)) }
        return nil
    }

    /// Records an issue, with the headline if nobody else adds it.
    private func report(_ text: String, _ error: (any Error)? = nil) {
        if Test.current == nil {
            Issue.record("\(requirement.headline)\n\(text)")
        } else if let error {
            Issue.record(error)
        } else {
            Issue.record("\(text)")
        }
    }

    /// The question without an answer and what to do about it, if the test has to answer it; otherwise `nil`.
    private var missingAnswer: String? {
        guard let advice = S.Fixture.adviceOnMissingAnswers, let problem = record.problems.first else { return nil }
        return "\(problem) \(advice)"
    }

    /// Why a body that ran to its end has checked nothing; `nil` if it has checked something.
    private var vacuity: String? {
        if !record.hasSubject { return "Nothing was checked: the requirement never built a subject." }
        if record.hasCalls { return nil }
        return """
            Nothing was checked: no double of the fixture was called. Build the subject from the fixture that \
            is handed to the closure; a module that does nothing here can be named as a deviation.
            """
    }

    private var overdueReason: String {
        """
        The subject was not done within \(deadline): it never ends, or it keeps the main actor busy. \
        A module that is only slow can be given more time with verify(within:).
        """
    }
}
