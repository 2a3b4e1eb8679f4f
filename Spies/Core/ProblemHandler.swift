import Foundation

/// Is told what doubles cannot do.
///
/// NB: a task-local value that is a bare closure crashes optimised code of Swift 6.3, so it is wrapped.
public final class ProblemHandler: Sendable {
    /// Is told each problem, with the calls so far, on the thread where it happens.
    public let report: @Sendable (String) -> Void

    /// Creates a handler.
    ///
    /// - Parameter report: Is told each problem, with the calls so far.
    public init(_ report: @escaping @Sendable (String) -> Void) {
        self.report = report
    }

    /// Writes problems that no test is told of where a person may see them.
    static let standardError = ProblemHandler { problem in
        let advice = "No test fails for it: see “Strict and nice” in the kit's page on spies."
        FileHandle.standardError.write(Data("warning: \(problem)\n\(advice)\n".utf8))
    }
}
