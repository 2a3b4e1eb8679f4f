extension CallLog {
    /// Tells a function of the problems of all doubles that are used while something runs.
    ///
    /// A base class makes the doubles of all tests of XCTest strict, those that are stored in properties too:
    ///
    /// ```swift
    /// class StrictTestCase: XCTestCase {
    ///     override func invokeTest() {
    ///         CallLog.reporting(to: { XCTFail($0) }) { super.invokeTest() }
    ///     }
    /// }
    /// ```
    ///
    /// Logs with a handler of their own tell that one.
    ///
    /// - Parameters:
    ///   - report: Is told each problem, with the calls so far, on the thread where it happens.
    ///   - work: What runs; tasks that come of it report to the same function.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public static func reporting<Result>(
        to report: @escaping @Sendable (String) -> Void,
        while work: () throws -> Result
    ) rethrows -> Result {
        try $ambientProblemHandler.withValue(ProblemHandler(report), operation: work)
    }
}
