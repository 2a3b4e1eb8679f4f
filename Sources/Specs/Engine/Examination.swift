import Testing

/// One run of one requirement on one module: the same for `verify` and `verdict`.
struct Examination<S: Spec>: Sendable {
    let requirement: SpecRequirement<S>
    let deadline: Duration
    let subject: @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    let evidence = Evidence()

    private enum Ending: Sendable {
        case finished
        case threw(any Error)
        case overdue
    }

    /// Runs the requirement and lets a function see each issue first, with its number from one on.
    ///
    /// - Returns: Why the requirement does not apply; `nil` if it does.
    func run(_ handle: @escaping @Sendable (Issue, Int) -> Issue?) async throws -> NotApplicable? {
        guard let test = Test.current else { throw NoTestIsRunning() }
        let reason = OneShot<NotApplicable?>()
        let scope = IssueHandlingTrait.compactMapIssues { issue in
            // NB: an issue of a detached task belongs to no test and is shown to every examination
            // under way. It is ours if there is no other; Swift Testing reports it in any case.
            guard Test.current != nil || ExaminationsUnderWay.shared.count == 1 else { return nil }
            #if compiler(>=6.3)
                // NB: what the consumer's own code warns of is no verdict on the module.
                guard issue.severity != .warning else { return issue }
            #endif
            return evidence.addIssue().flatMap { handle(issue, $0) }
        }
        ExaminationsUnderWay.shared.enter()
        defer { ExaminationsUnderWay.shared.leave() }
        try await scope.provideScope(for: test, testCase: Test.Case.current) {
            let (ending, work) = await perform()
            reason.send(judge(ending))
            // NB: a body that is given up may go on once it is cancelled, and nobody listens any more.
            evidence.close()
            work.cancel()
        }
        return await reason.value
    }

    /// Races the body against the deadline.
    ///
    /// NB: both run in unstructured tasks, since a task group would wait for a body that never ends.
    private func perform() async -> (Ending, Task<Void, Never>) {
        let ending = OneShot<Ending>()
        let work = Task { @MainActor in
            evidence.begin()
            let trial = Trial<S>(subject: subject, evidence: evidence, deadline: deadline)
            do {
                try await requirement.body(trial)
                ending.send(.finished)
            } catch {
                ending.send(.threw(error))
            }
        }
        let timer = Task.detached {
            guard await waitForEnd() else { return }
            ending.send(.overdue)
        }
        let result = await withTaskCancellationHandler {
            await ending.value
        } onCancel: {
            ending.send(.threw(CancellationError()))
        }
        timer.cancel()
        if case .overdue = result, evidence.start != nil { MainActorWatch.shared.suspect(requirement.id) }
        return (result, work)
    }

    /// Waits until the time of the body is over; false if that no longer matters.
    ///
    /// A body that has not begun waits for its turn on the main actor. It is given up if another body
    /// is known to hold it, and in any case after a minute or six times the deadline.
    private func waitForEnd() async -> Bool {
        let patience = max(deadline * 6, .seconds(60))
        let begin = ContinuousClock.now
        try? await Task.sleep(for: deadline)
        while evidence.start == nil, MainActorWatch.shared.suspects.isEmpty, ContinuousClock.now - begin < patience {
            guard (try? await Task.sleep(for: .milliseconds(50))) != nil else { return false }
        }
        // NB: each subject that is built has the deadline for itself.
        while let start = evidence.start, ContinuousClock.now < start + deadline, !Task.isCancelled {
            try? await Task.sleep(until: start + deadline, clock: .continuous)
        }
        return !Task.isCancelled
    }

    /// Records what the body could not record itself.
    private func judge(_ ending: Ending) -> NotApplicable? {
        switch ending {
        case .threw(let reason as NotApplicable): return reason
        case .threw(is ExpectationFailedError), .finished: break
        case .threw(let error as SubjectNotBuilt): reject("\(error)")
        case .threw(let error): Issue.record(error)
        case .overdue: Issue.record("\(overdueReason)")
        }
        if case .finished = ending, let reason = vacuity { reject(reason) }
        for problem in evidence.problems { reject(problem) }
        return nil
    }

    /// Why a body that came to its end has checked nothing; `nil` if it did.
    private var vacuity: String? {
        if !evidence.hasSubject { return "Nothing was checked: the requirement never built a subject." }
        if evidence.hasCalls { return nil }
        return """
            Nothing was checked: no double of the fixture was called. \
            Build the subject from the fixture that is handed to the closure.
            """
    }

    /// Records what is wrong with the test and not with the module, so that no deviation excuses it.
    private func reject(_ reason: String) {
        evidence.isRejecting = true
        defer { evidence.isRejecting = false }
        Issue.record("\(reason)")
    }

    private var overdueReason: String {
        if evidence.start == nil {
            let suspects = MainActorWatch.shared.suspects.map { " \($0) ran past its deadline on it." }.joined()
            return "The requirement could not begin: the main actor was busy.\(suspects)"
        }
        return """
            The subject was not done within \(deadline): it never answers, or it keeps the main actor busy. \
            A module that is only slow can be given more time with verify(within:).
            """
    }
}
