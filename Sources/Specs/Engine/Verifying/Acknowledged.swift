/// Requirements that a module knowingly does not meet, or that do not apply to it, each with the reason.
///
/// ```swift
/// try await requirement.verify(
///     deviations: ["LIST-INTERACTOR-23": "We sell in one country only."],
///     inapplicable: ["LAW-11": "This screen has no indicator."]
/// ) {
/// ```
///
/// A deviation is shown as a known issue with its reason, and a requirement that does not apply is skipped
/// without a warning. As soon as a deviation is met, or a requirement applies after all, the test fails, so that no
/// acknowledgement outlives its cause.
public struct Acknowledged: Sendable, ExpressibleByDictionaryLiteral {
    private let reasons: [(id: String, reason: String)]

    /// Creates it from ids and reasons.
    ///
    /// - Parameter elements: The ids, each with its reason. An id that the spec does not have, one
    ///   that is named twice, and an empty reason fail the test.
    public init(dictionaryLiteral elements: (String, String)...) {
        reasons = elements.map { (id: $0, reason: $1) }
    }

    /// Returns why a requirement is acknowledged; `nil` if it is not.
    func reason(for id: String) -> String? {
        reasons.first { $0.id == id }?.reason
    }

    /// Returns what is wrong with the acknowledgements themselves.
    ///
    /// - Parameter role: How a fault names them, such as “a deviation”.
    func faults(in spec: (some Spec).Type, as role: String) -> [String] {
        guard !reasons.isEmpty else { return [] }
        let ids = Set(spec.requirements.map(\.id))
        return reasons.enumerated().compactMap { index, acknowledged in
            if !ids.contains(acknowledged.id) {
                "“\(acknowledged.id)” is named as \(role), but \(spec) has no such requirement."
            } else if reasons.prefix(index).contains(where: { $0.id == acknowledged.id }) {
                "\(acknowledged.id) is named as \(role) twice."
            } else if acknowledged.reason.allSatisfy(\.isWhitespace) {
                "\(acknowledged.id) is named as \(role) without a reason."
            } else {
                nil
            }
        }
    }
}
