import Testing
import VIPERStory

extension SpecRequirement {
    /// Proves that a module meets this requirement, inside a test.
    ///
    /// The closure builds the module from a fresh fixture. Everything that differs from the requirement fails the test
    /// at the line of this call:
    ///
    /// ```
    /// ✘ Test conforms(to:) with 1 argument requirement → LIST-INTERACTOR-04 recorded an issue at OurTests.swift:8:31:
    ///   LIST-INTERACTOR-04 must: An item due today is found once, related to today.
    /// ↳ Expected: …
    /// ↳ What happened:
    ///     1. The subject is built.
    ///     2. findUpcomingItems()
    /// ```
    ///
    /// A violated `should` is a warning. A requirement that does not apply is a skipped test case, with a warning that
    /// gives the reason unless the requirement is named as inapplicable. A requirement that asks for something that the
    /// test cannot say can be named as inapplicable too. One body runs at a time, so a call may wait for its turn; the
    /// wait counts against the test's own `.timeLimit`.
    ///
    /// - Parameters:
    ///   - deadline: How long each subject that the requirement builds may take, instead of its own
    ///     ``deadline``; time counts only while this body can use the main actor.
    ///   - deviations: Requirements that the module knowingly does not meet, each with the reason.
    ///   - inapplicable: Requirements that do not apply, or ask for what the test cannot say, each with the reason.
    ///   - fileID: The consumer's file; leave it out.
    ///   - filePath: The consumer's file; leave it out.
    ///   - line: The consumer's line; leave it out.
    ///   - column: The consumer's column; leave it out.
    ///   - subject: Builds the module under test from the fixture; it may be called several times.
    /// - Throws: ``NoTestIsRunning`` outside a test; Swift Testing's own error if the requirement is skipped.
    public func verify(
        within deadline: Duration? = nil,
        deviations: Acknowledged = [:],
        inapplicable: Acknowledged = [:],
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column,
        subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) async throws {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        for (acknowledged, role) in [(deviations, "a deviation"), (inapplicable, "inapplicable")] {
            for fault in acknowledged.faults(in: S.self, as: role) {
                Issue.record("\(fault)", sourceLocation: location)
            }
        }
        let mark = LedgerMark()
        defer { mark.end() }
        let evaluation = Evaluation(
            of: self,
            within: deadline,
            place: "\(location.fileName):\(line)",
            onTurn: { mark.begin { writeDownBeginning(at: (filePath, line)) } },
            subject: subject
        )
        let record = evaluation.record
        let deviation = deviations.reason(for: id)
        let noVerdict = try await evaluation.run { issue, number in
            if issue.isAboutTheModule {
                record.add(failure: issue.reason)
                if deviation != nil { return nil }
            } else {
                record.add(obstacle: issue.reason)
            }
            record.fail(headline, issue.reason)
            return report(issue, at: location, story: number == 1 ? record.story : nil)
        }
        // An obstacle, such as a subject that could not be built, says nothing about the module.
        if record.issueCount == 0 || !record.failures.isEmpty {
            KnownVerdicts.current?[id] = Verdict(failures: record.failures, noVerdict)
        }
        writeDown(
            record,
            noVerdict,
            acknowledged: (deviation, inapplicable: inapplicable.reason(for: id)),
            at: (filePath, line)
        )
        if let noVerdict {
            try await tell(noVerdict, deviations: deviations, inapplicable: inapplicable.reason(for: id), at: location)
            return
        }
        if let reason = inapplicable.reason(for: id) {
            let text = "This applies, so delete it from what is inapplicable. Its reason was: \(reason)"
            recordFailure(headline, text, at: location)
        }
        if let deviation {
            conclude(deviation, failures: record.failures, isViolated: record.issueCount > 0, at: location)
        } else if record.issueCount > 0 {
            ReportedFailures.shared.add(id, foundBy: id, at: location)
            let story = record.story
            for format in StoryFile.Format.allCases where !story.events.isEmpty {
                let file = StoryFile(story: story, format: format)
                Attachment.record(file, named: "\(id).\(format.rawValue)", sourceLocation: location)
            }
        }
    }

    /// Reports that there is no verdict, which must never look like a pass.
    private func tell(
        _ noVerdict: NoVerdict,
        deviations: Acknowledged,
        inapplicable reason: String?,
        at location: SourceLocation
    ) async throws {
        switch noVerdict {
        case .notJudged:
            recordFailure(headline, "\(noVerdict)", at: location)
        // Many requirements may ask for the same line, which is reported once.
        case .asked where reason == nil && isNew("\(noVerdict)", at: location):
            recordFailure(headline, "\(noVerdict)", at: location)
        case .notApplicable, .asked:
            try await skip(because: noVerdict, isAcknowledged: reason != nil, at: location)
        case .presupposes(let cause, let failures):
            if deviations.reason(for: cause.id) == nil, isNew(cause.id, at: location) {
                try await record(failures.joined(separator: "\n"), of: cause, as: cause.level, at: location)
            }
            try await skip(because: noVerdict, isAcknowledged: false, at: location)
        }
    }

    private func isNew(_ cause: String, at location: SourceLocation) -> Bool {
        ReportedFailures.shared.add(cause, foundBy: id, at: location)
    }

    /// Skips the test case, with a warning unless the consumer has acknowledged it.
    private func skip(because reason: NoVerdict, isAcknowledged: Bool, at location: SourceLocation) async throws {
        if !isAcknowledged { try await record("\(reason)", of: self, as: .should, at: location) }
        #if compiler(>=6.3)
            // One requirement must not cancel a test that verifies several by itself.
            if Test.Case.current?.isParameterized == true {
                try Test.cancel("\(id): \(reason)", sourceLocation: location)
            }
        #endif
    }

    /// Records what is wrong with a requirement: as a failure for a `must`, and as a warning for a `should`.
    private func record(
        _ text: String,
        of requirement: any AnyRequirement,
        as level: Level,
        at location: SourceLocation
    ) async throws {
        guard level == .should else {
            recordFailure(requirement.headline, text, at: location)
            return
        }
        // There is no direct way to record an error as a warning.
        guard let test = Test.current else { throw NoTestIsRunning() }
        try await IssueHandlingTrait.compactMapIssues(\.asWarning)
            .provideScope(for: test, testCase: Test.Case.current) {
                recordFailure(requirement.headline, text, at: location)
            }
    }

    private func recordFailure(_ headline: String, _ text: String, at location: SourceLocation) {
        Issue.record(RequirementFailure(description: headline), "\(text)", sourceLocation: location)
    }

    /// Returns the issue as the consumer sees it, or `nil` if it was written to standard error instead.
    private func report(_ issue: Issue, at location: SourceLocation, story: Story?) -> Issue? {
        var issue = issue.of(headline, at: location)
        if let story, !story.events.isEmpty { issue.comments.append("\(TextStory(story).summary)") }
        return level == .should ? issue.asWarning : issue
    }

    /// Reports a violated deviation as a known issue, and one that is met again as a failure.
    private func conclude(_ reason: String, failures: [String], isViolated: Bool, at location: SourceLocation) {
        if !failures.isEmpty {
            withKnownIssue("Known deviation: \(reason)", sourceLocation: location) {
                recordFailure(headline, failures.joined(separator: "\n"), at: location)
            }
        } else if !isViolated {
            let text = "This is met, so the deviation has served its time: delete it. Its reason was: \(reason)"
            recordFailure(headline, text, at: location)
        }
    }
}
