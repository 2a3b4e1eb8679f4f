import Testing

/// Remembers which violated requirements and missing lines were reported, so that each cause is reported once.
final class ReportedFailures: Sendable {
    static let shared = ReportedFailures()

    /// The requirements that found each cause since it was reported.
    private let known = Shared<[String: Set<String>]>([:])

    /// Remembers a failure, and returns whether it is to be reported.
    ///
    /// The cases of a test each verify a requirement of their own. If a requirement finds the same cause again, the
    /// test is repeated, and the cause is reported once more.
    ///
    /// - Parameters:
    ///   - cause: The violated requirement, or the line that a requirement asks for.
    ///   - requirement: The id of the requirement that was verified.
    ///   - location: Where the consumer verifies the module.
    @discardableResult
    func add(_ cause: String, foundBy requirement: String, at location: SourceLocation) -> Bool {
        let test = Test.current
        let key = "\(cause) \(location) \(test.map { "\($0.id)" } ?? "")"
        return known.update { known in
            if let finders = known[key], test?.isParameterized != true || !finders.contains(requirement) {
                known[key] = finders.union([requirement])
                return false
            }
            known[key] = [requirement]
            return true
        }
    }
}
