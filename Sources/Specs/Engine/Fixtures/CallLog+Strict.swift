import Testing
public import VIPERSpies

extension CallLog {
    /// Returns a log whose problems fail the test at the line where the log is created.
    ///
    /// ```swift
    /// let service = ServiceMock(log: .strict())
    /// ```
    ///
    /// - Parameters:
    ///   - fileID: The test's file; leave it out.
    ///   - filePath: The test's file; leave it out.
    ///   - line: The test's line; leave it out.
    ///   - column: The test's column; leave it out.
    /// - Returns: A new log.
    public static func strict(
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> CallLog {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return CallLog { problem in Issue.record("\(problem)", sourceLocation: location) }
    }
}
