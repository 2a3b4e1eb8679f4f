/// Requirements that a module knowingly does not meet, each with its reason.
///
/// ```swift
/// try await requirement.verify(deviations: ["LIST-INTERACTOR-23": "We sell in one country only."]) {
/// ```
///
/// A violation of such a requirement is shown as a known issue with the reason. As soon as the
/// requirement is met again the test fails, so that no deviation outlives its cause.
public struct Deviations: Sendable, ExpressibleByDictionaryLiteral {
    private let reasons: [(id: String, reason: String)]

    /// Creates deviations from ids and reasons.
    ///
    /// - Parameter elements: The ids, each with its reason. An id that the spec does not have, one
    ///   that is named twice, and an empty reason fail the test.
    public init(dictionaryLiteral elements: (String, String)...) {
        reasons = elements.map { (id: $0, reason: $1) }
    }

    /// Why a requirement is not met; `nil` if it has to be.
    func reason(for id: String) -> String? {
        reasons.first { $0.id == id }?.reason
    }

    /// What is wrong with the deviations themselves.
    func faults(in spec: (some Spec).Type) -> [String] {
        let ids = Set(spec.requirements.map(\.id))
        return reasons.enumerated().compactMap { index, deviation in
            if !ids.contains(deviation.id) {
                "“\(deviation.id)” is named as a deviation, but \(spec) has no such requirement."
            } else if reasons.prefix(index).contains(where: { $0.id == deviation.id }) {
                "\(deviation.id) is named as a deviation twice."
            } else if deviation.reason.allSatisfy(\.isWhitespace) {
                "\(deviation.id) is named as a deviation without a reason."
            } else {
                nil
            }
        }
    }
}
