import Testing

/// Remembers which violated requirements and missing lines were reported, so that each cause is reported once.
final class ReportedFailures: Sendable {
    static let shared = ReportedFailures()

    private let known = Shared<Set<String>>([])

    /// Remembers a failure, and returns whether it is new.
    ///
    /// - Parameters:
    ///   - cause: The violated requirement, or the line that a requirement asks for.
    ///   - location: Where the consumer verifies the module.
    @discardableResult
    func add(_ cause: String, at location: SourceLocation) -> Bool {
        let test = Test.current.map { "\($0.id)" } ?? ""
        return known.update { $0.insert("\(cause) \(location) \(test)").inserted }
    }
}
