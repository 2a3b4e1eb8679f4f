import TodoContracts

/// What a data manager has handed to the completion of one request.
@MainActor
final class ItemsTold {
    private(set) var answers: [[TodoItem]?] = []

    /// Whether there was an answer.
    var isAnswered: Bool { !answers.isEmpty }

    /// The items of each answer; none where it was nil.
    var lists: [[TodoItem]] { answers.map { $0 ?? [] } }

    /// The names of the items of the first answer.
    var names: [String]? { answers.first?.map { $0.map(\.name) } }

    func add(_ answer: [TodoItem]?) {
        answers.append(answer)
    }
}
