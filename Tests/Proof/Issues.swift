import Foundation
public import Testing

/// Returns the issues that a body records, which do not fail the test.
public func issues(recordedBy body: @escaping @Sendable () async throws -> Void) async throws -> [Issue] {
    let recorded = Recorded()
    let scope = IssueHandlingTrait.compactMapIssues { issue in
        recorded.append(issue)
        return nil
    }
    try await scope.provideScope(for: #require(Test.current), testCase: Test.Case.current) {
        try await body()
    }
    return recorded.issues
}

private final class Recorded: @unchecked Sendable {
    // This lock guards the issues, which justifies `@unchecked`.
    private let lock = NSLock()
    private var all: [Issue] = []

    var issues: [Issue] { lock.withLock { all } }

    func append(_ issue: Issue) { lock.withLock { all.append(issue) } }
}
