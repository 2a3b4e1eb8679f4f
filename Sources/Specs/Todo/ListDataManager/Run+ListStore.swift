import Foundation

extension Run<ListDataManagerSpec> {
    /// A question to the store.
    typealias Question = HeldAnswer<(from: Date, through: Date), [TodoItem], any Error>

    /// Plays a store that keeps some items and always answers the newest question first.
    ///
    /// - Parameters:
    ///   - items: What is in the store.
    ///   - count: How many of the oldest questions are left out.
    ///   - failures: How many of the questions that are answered first fail.
    ///   - isDone: Whether everything that was expected has come.
    func serve(
        _ items: [TodoItem],
        after count: Int = 0,
        failing failures: Int = 0,
        until isDone: () -> Bool
    ) async {
        var served = 0
        await answerNewestFirst(after: count, until: isDone) { _, question in
            guard let range = try? question.arguments else { return }
            if served < failures {
                question.fail(Offline())
            } else {
                question.give(items.filter { range.from <= $0.dueDate && $0.dueDate <= range.through })
            }
            served += 1
        }
    }

    /// Answers the questions that wait and those that follow, always the newest first.
    ///
    /// A data manager may ask one question at a time.
    ///
    /// - Parameters:
    ///   - count: How many of the oldest questions are left out.
    ///   - isDone: Whether everything that was expected has come.
    ///   - answer: Answers a question, given its number.
    func answerNewestFirst(
        after count: Int = 0,
        until isDone: () -> Bool,
        by answer: (_ number: Int, _ question: Question) -> Void
    ) async {
        var known = count
        var waiting: [Int] = []
        while true {
            await settle { isDone() || !waiting.isEmpty || $0.held.count > known }
            waiting += known..<fixture.held.count
            known = fixture.held.count
            guard let newest = waiting.popLast() else { return }
            answer(newest, fixture.held[newest])
        }
    }
}
