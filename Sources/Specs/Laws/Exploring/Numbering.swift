/// Gives the same question the same number in every order, so that its answer is the same.
///
/// A question is known by what it asks. A question that asks for more, such as a page, or that carries something new
/// each time, such as a `UUID`, is known by what caused it.
@MainActor
final class Numbering {
    let tellsEqualApart: Bool
    private let givesTheSame: Bool
    private var numbers: [String: Int] = [:]
    private var counts: [Int: Int] = [:]

    /// Creates a numbering.
    ///
    /// - Parameters:
    ///   - tellsEqualApart: Whether two questions that ask the same get different answers, as if the server had changed
    ///     in between.
    ///   - givesTheSame: Whether all questions get the answer number 0, so that what is asked with a word of an answer,
    ///     such as a cursor, does not depend on how many came before.
    init(tellsEqualApart: Bool = true, givesTheSame: Bool = false) {
        (self.tellsEqualApart, self.givesTheSame) = (tellsEqualApart, givesTheSame)
    }

    /// The number of a question.
    ///
    /// - Parameters:
    ///   - id: The cause and the request of the question.
    ///   - call: What it asks.
    ///   - request: The index of the request.
    ///   - asksForMore: Whether asking the same again asks for something else.
    func number(of id: String, asking call: String?, request: Int, asksForMore: Bool) -> Int {
        if givesTheSame { return 0 }
        let isKnownByCause = tellsEqualApart || asksForMore || call.map(Self.hasUUID) != false
        let key = isKnownByCause ? id : "\(request) \(call ?? "")"
        if let number = numbers[key] { return number }
        let number = counts[request, default: 0]
        counts[request] = number + 1
        numbers[key] = number
        return number
    }

    /// Returns the text of a question without ids that are new each time.
    nonisolated static func words(of call: String) -> String {
        hasUUID(call) ? call.replacing(uuid, with: "") : call
    }

    /// Whether a text has an id that is new each time; few texts have a hyphen, which is found much faster.
    private nonisolated static func hasUUID(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "-")) && text.contains(uuid)
    }

    private nonisolated(unsafe) static let uuid = /[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-/
}
