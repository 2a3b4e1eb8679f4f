import Testing

/// Remembers which violated requirements and which missing lines were told, so that one cause is told once.
final class ReportedFailures: Sendable {
    static let shared = ReportedFailures()

    private let known = Shared<Set<String>>([])

    /// Remembers a failure; whether it is told for the first time.
    ///
    /// - Parameters:
    ///   - cause: The requirement that is violated, or what is asked for.
    ///   - location: Where the consumer verifies the module.
    @discardableResult
    func add(_ cause: String, at location: SourceLocation) -> Bool {
        let test = Test.current.map { "\($0.id)" } ?? ""
        return known.update { $0.insert("\(cause) \(location) \(test)").inserted }
    }
}
