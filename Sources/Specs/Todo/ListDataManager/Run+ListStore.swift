import Foundation

extension Run<ListDataManagerSpec> {
    /// A question to the store.
    typealias Question = HeldAnswer<(from: Date, through: Date), [TodoItem], any Error>

    /// Plays a store that keeps some items, and answers always the newest question first.
    ///
    /// - Parameters:
    ///   - items: What is in the store.
    ///   - count: How many questions are left out, the oldest.
    ///   - failures: How many questions fail, of those that are answered first.
    ///   - isDone: Whether everything has come that was to come of it.
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

    /// Answers the questions that wait, always the newest first, and those that come of it.
    ///
    /// A data manager may put one question after the other.
    ///
    /// - Parameters:
    ///   - count: How many questions are left out, the oldest.
    ///   - isDone: Whether everything has come that was to come of it.
    ///   - answer: Answers a question, which has a number.
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
