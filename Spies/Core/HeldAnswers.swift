/// The questions that had to wait for their answers, oldest first.
///
/// To access a question that was never asked is a problem that the log reports, and does not trap. An answer to the
/// question that stands in for it goes nowhere.
///
/// ```
/// ListDataManager.todoItems.held[1] was not asked yet: 1 question is held. Wait for it with `asked(2)`.
/// ```
public struct HeldAnswers<Arguments, Value, Failure: Error>: RandomAccessCollection, @unchecked Sendable {
    // `@unchecked` is safe, since the lock of the log guards the state of each held answer.
    private let questions: [HeldAnswer<Arguments, Value, Failure>]
    private let name: String
    private let log: CallLog

    init(_ questions: [HeldAnswer<Arguments, Value, Failure>], of name: String, in log: CallLog) {
        self.questions = questions
        self.name = name
        self.log = log
    }

    /// Zero.
    public var startIndex: Int { 0 }

    /// How many questions there are.
    public var endIndex: Int { questions.count }

    /// A question.
    ///
    /// - Parameter index: How many questions were asked before it.
    public subscript(index: Int) -> HeldAnswer<Arguments, Value, Failure> {
        if questions.indices.contains(index) { return questions[index] }
        let count = questions.count == 1 ? "1 question is" : "\(questions.count) questions are"
        let advice = index < 0 ? "" : " Wait for it with `asked(\(index + 1))`."
        log.report(problem: "\(name).held[\(index)] was not asked yet: \(count) held.\(advice)")
        return HeldAnswer(.anywhere { _ in }, name: name, place: nil, log: .nice)
    }
}
