import Foundation
import Testing

extension Issue {
    /// Records a warning, which before Swift 6.3 is written to standard error instead.
    ///
    /// - Parameters:
    ///   - text: What is worth knowing.
    ///   - location: Where the consumer's code is that it is about.
    static func warn(_ text: String, at location: SourceLocation) {
        #if compiler(>=6.3)
            Issue.record("\(text)", severity: .warning, sourceLocation: location)
        #else
            writeWarning(text)
        #endif
    }

    /// This issue as a warning; before Swift 6.3, which has none, it is written to standard error and `nil`.
    var asWarning: Issue? {
        #if compiler(>=6.3)
            var issue = self
            issue.severity = .warning
            return issue
        #else
            Self.writeWarning("\(self)")
            return nil
        #endif
    }

    #if compiler(<6.3)
        private static func writeWarning(_ text: String) {
            FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
        }
    #endif
}
