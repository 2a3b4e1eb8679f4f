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
    ///   - deadline: How long the requirement may take, instead of its own ``deadline``.
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
            Issue.record("\(id) \(level.rawValue): \(fault)", sourceLocation: location)
        }
        let examination = Examination(requirement: self, deadline: deadline ?? self.deadline, subject: subject)
        let deviation = deviations.reason(for: id)
        let notApplicable = try await examination.run { issue, number in
            guard deviation == nil else { return nil }
            return report(issue, at: location, story: number == 1 ? examination.evidence.story : nil)
        }
        let isViolated = examination.evidence.issueCount > 0
        if let deviation {
            conclude(deviation, isViolated: isViolated, at: location)
        } else if isViolated {
            let story = examination.evidence.story.text
            Attachment.record("\(headline)\n\n\(story)\n", named: "\(id).txt", sourceLocation: location)
        }
        if let notApplicable {
            #if compiler(>=6.3)
                try Test.cancel("\(id) does not apply: \(notApplicable)", sourceLocation: location)
            #endif
        }
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
    private func conclude(_ reason: String, isViolated: Bool, at location: SourceLocation) {
        if isViolated {
            withKnownIssue("Known deviation: \(reason)", sourceLocation: location) {
                Issue.record("\(headline)", sourceLocation: location)
            }
        } else {
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
