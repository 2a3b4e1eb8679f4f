import Foundation
import Testing

extension SpecRequirement {
    /// Proves that a module meets this requirement, inside a test.
    ///
    /// A fresh fixture is made, the closure builds the module from it, and each thing that is not as
    /// the requirement says fails the test at the line of this call:
    ///
    /// ```
    /// ✘ Test conforms(to:) with 1 argument requirement → LIST-INTERACTOR-04 recorded an issue at OurTests.swift:8:31:
    ///   Expectation failed: …
    /// ↳ LIST-INTERACTOR-04 must: An item due today is found once, related to today.
    /// ↳ What happened:
    ///     1. The subject is built.
    ///     2. findUpcomingItems()
    /// ```
    ///
    /// A violated `should` is a warning, a requirement that does not apply a skipped test case.
    ///
    /// - Parameters:
    ///   - deadline: How long each subject that the requirement builds may take, instead of its own
    ///     ``deadline``. What has to happen is waited for until half of that time is over.
    ///   - deviations: Requirements that the module knowingly does not meet.
    ///   - fileID: The consumer's file; leave it out.
    ///   - filePath: The consumer's file; leave it out.
    ///   - line: The consumer's line; leave it out.
    ///   - column: The consumer's column; leave it out.
    ///   - subject: Builds the module under test from the fixture; it may be called several times.
    /// - Throws: ``NoTestIsRunning`` outside a test; Swift Testing's own error if the requirement does
    ///   not apply.
    public func verify(
        within deadline: Duration? = nil,
        deviations: Deviations = [:],
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column,
        subject: @escaping @MainActor @Sendable (S.Fixture) async throws -> S.Subject
    ) async throws {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        for fault in deviations.faults(in: S.self) {
            Issue.record("\(fault)", sourceLocation: location)
        }
        let examination = Examination(requirement: self, deadline: deadline ?? self.deadline, subject: subject)
        let evidence = examination.evidence
        let deviation = deviations.reason(for: id)
        let notApplicable = try await examination.run { issue, number in
            if deviation != nil, !evidence.isRejecting {
                evidence.add(failure: issue.description)
                return nil
            }
            return report(issue, at: location, story: number == 1 ? evidence.story : nil)
        }
        if let notApplicable {
            try skip(because: notApplicable, at: location)
        } else if let deviation {
            conclude(deviation, failures: evidence.failures, isViolated: evidence.issueCount > 0, at: location)
        } else if evidence.issueCount > 0 {
            let story = "\(headline)\n\n\(evidence.story.text)\n"
            Attachment.record(story, named: "\(id).txt", sourceLocation: location)
        }
    }

    /// Shows that there was nothing to check, which is never green.
    private func skip(because reason: NotApplicable, at location: SourceLocation) throws {
        #if compiler(>=6.3)
            // NB: a test that verifies several requirements by itself must not be cancelled by one.
            if Test.Case.current?.isParameterized == true {
                try Test.cancel("\(id) does not apply: \(reason)", sourceLocation: location)
            }
            Issue.record("\(id) does not apply: \(reason)", severity: .warning, sourceLocation: location)
        #endif
    }

    /// The issue as the consumer sees it.
    private func report(_ issue: Issue, at location: SourceLocation, story: Story?) -> Issue? {
        var issue = issue
        issue.sourceLocation = location
        issue.comments.insert("\(headline)", at: 0)
        if let story, !story.lines.isEmpty { issue.comments.append("\(story.summary)") }
        guard level == .should else { return issue }
        #if compiler(>=6.3)
            issue.severity = .warning
            return issue
        #else
            // NB: an issue of Swift 6.2 cannot be a warning, and a `should` must not fail the test.
            FileHandle.standardError.write(Data("warning: \(issue)\n".utf8))
            return nil
        #endif
    }

    /// Shows a violated deviation as a known issue, and one that is met again as a failure.
    private func conclude(_ reason: String, failures: [String], isViolated: Bool, at location: SourceLocation) {
        if !failures.isEmpty {
            withKnownIssue("Known deviation: \(reason)", sourceLocation: location) {
                Issue.record("\(headline)\n\(failures.joined(separator: "\n"))", sourceLocation: location)
            }
        } else if !isViolated {
            Issue.record(
                """
                \(headline)
                This is met, so the deviation has served its time: delete it. Its reason was: \(reason)
                """,
                sourceLocation: location
            )
        }
    }
}
