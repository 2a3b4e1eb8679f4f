import Foundation

/// Handles the problems of doubles.
///
/// It wraps the closure, since a task-local value that is a bare closure crashes optimised code of Swift 6.3.
public final class ProblemHandler: Sendable {
    /// Gets each problem, with the calls so far, on the thread where it happens.
    public let report: @Sendable (String) -> Void

    /// Creates a handler.
    ///
    /// - Parameter report: Gets each problem, with the calls so far.
    public init(_ report: @escaping @Sendable (String) -> Void) {
        self.report = report
    }

    /// Writes problems that no test gets to standard error, where a person may see them.
    static let standardError = ProblemHandler { problem in
        let advice = "No test fails for it: see “Strict and nice” in the kit's page on spies."
        FileHandle.standardError.write(Data("warning: \(problem)\n\(advice)\n".utf8))
    }
}
