/// Gives the same question the same number in every order, so that its answer is the same.
///
/// A question is known by what it asks. A question that asks for more, such as a page, or that carries something new
/// each time, such as a `UUID`, is known by what caused it.
@MainActor
final class Numbering {
    let tellsEqualApart: Bool
    private var numbers: [String: Int] = [:]
    private var counts: [Int: Int] = [:]

    /// Creates a numbering.
    ///
    /// - Parameter tellsEqualApart: Whether two questions that ask the same get different answers, as if the server had
    ///   changed in between.
    init(tellsEqualApart: Bool = true) {
        self.tellsEqualApart = tellsEqualApart
    }

    /// The number of a question.
    ///
    /// - Parameters:
    ///   - id: The cause and the request of the question.
    ///   - call: What it asks.
    ///   - request: The index of the request.
    ///   - asksForMore: Whether asking the same again asks for something else.
    func number(of id: String, asking call: String?, request: Int, asksForMore: Bool) -> Int {
        let isKnownByCause = tellsEqualApart || asksForMore || call?.contains(Self.uuid) != false
        let key = isKnownByCause ? id : "\(request) \(call ?? "")"
        if let number = numbers[key] { return number }
        let number = counts[request, default: 0]
        counts[request] = number + 1
        numbers[key] = number
        return number
    }

    /// Returns the text of a question without ids that are new each time.
    nonisolated static func words(of call: String) -> String { call.replacing(uuid, with: "") }

    private nonisolated(unsafe) static let uuid = /[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-/
}
