extension CallLog {
    /// Reports the problems of all doubles that are used during some work to a function.
    ///
    /// With it a base class makes the doubles of all XCTest tests strict, including those in stored properties:
    ///
    /// ```swift
    /// class StrictTestCase: XCTestCase {
    ///     override func invokeTest() {
    ///         CallLog.reporting(to: { XCTFail($0) }) { super.invokeTest() }
    ///     }
    /// }
    /// ```
    ///
    /// Logs with a handler of their own report to that one.
    ///
    /// - Parameters:
    ///   - report: Gets each problem, with the calls so far, on the thread where it happens.
    ///   - work: The work; tasks that it starts report to the same function.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public static func reporting<Result>(
        to report: @escaping @Sendable (String) -> Void,
        while work: () throws -> Result
    ) rethrows -> Result {
        try $ambientProblemHandler.withValue(ProblemHandler(report), operation: work)
    }
}
