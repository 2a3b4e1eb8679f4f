import TodoContracts
import VIPERSpecs

/// A step of a story in which requests overlap.
enum Overlap: CustomStringConvertible {
    /// The interactor is asked.
    case ask
    /// The question with this number is answered.
    case answer(Int)

    var description: String {
        switch self {
        case .ask: "ask"
        case .answer(let number): "answer \(number)"
        }
    }
}

extension Trial<ListInteractorSpec> {
    /// Plays a story of overlapping requests.
    ///
    /// An interactor that joins requests asks fewer questions, and the answers go to those. One that waits a
    /// while before it asks may ask late.
    ///
    /// - Parameters:
    ///   - story: When the interactor is asked, and when each question is answered.
    ///   - answers: The names of the items for each question; leave them out for one item each.
    ///   - isAtOnce: Whether the story goes on without a pause after an answer.
    /// - Returns: The titles that were told, those in the answer to the newest question, and the number of questions.
    func overlap(
        _ story: [Overlap],
        answers: [[String]?]? = nil,
        atOnce isAtOnce: Bool = false
    ) async throws -> (told: [[String]], newest: [String], questions: Int) {
        let run = try await start(ListInteractorFixture()) { $0.dataManager.todoItems.hold() }
        func names(_ index: Int) -> [String]? {
            if let answers { answers[min(index, answers.count - 1)] } else { ["Answer \(index)"] }
        }
        func answer(_ index: Int) async {
            run.held[index].give(names(index)?.map { TodoItem(name: $0, dueDate: run.clock.now) })
            if !isAtOnce { await run.settle() }
        }
        func isUnanswered(_ index: Int) -> Bool { run.held[index].count == 0 }
        for step in story {
            switch step {
            case .ask:
                run.find()
                await run.settle { !$0.held.isEmpty }
            case .answer(let index) where index < run.held.count:
                await answer(index)
            case .answer:
                break
            }
        }
        func newest() -> [String] { run.held.isEmpty ? [] : names(run.held.count - 1) ?? [] }
        func told() -> [[String]] { run.told.map { $0.map(\.title) } }
        // An interactor that asks late may do so while an answer is on its way, and again after the next answer.
        for _ in story {
            await run.settle { $0.held.indices.contains(where: isUnanswered) || told().contains(newest()) }
            for index in run.held.indices where isUnanswered(index) { await answer(index) }
        }
        return (told(), newest(), run.held.count)
    }
}
