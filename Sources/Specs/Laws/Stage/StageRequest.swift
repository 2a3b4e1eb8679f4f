/// A request that the module makes, with the types of its answers erased.
@MainActor
struct StageRequest {
    let name: String
    /// The member that its calls are of, known from the first question on: two closures share one call, but each has a
    /// name of its own.
    var member: String
    var outcomes: Set<Outcome>
    /// Whether its answers say more than that something was done.
    let bringsValues: Bool
    /// Whether its answers are lists, as readings mostly bring them.
    let bringsLists: Bool
    /// Whether it is a command, whose answers say only that it was done.
    let isCommand: Bool
    /// The type of what it brings, if it may bring `nil` instead, such as a draft that was never kept.
    let optional: Any.Type?
    /// Whether it can be answered with “no”.
    let canBeRefused: Bool
    /// The questions that were held so far, oldest first, without the first of them, of which there are as many as the
    /// parameter says.
    var held: (Int) -> [AnyHeldAnswer]
    /// Answers questions as they are asked from now on; the parameters are the outcome and the number of the next
    /// question.
    var answerAtOnce: (Outcome, Int) -> Void
    var forget: () -> Void

    /// Whether an outcome means “no”, such as a permission that is denied.
    func isRefused(by outcome: Outcome) -> Bool { outcome == .empty && canBeRefused }

    /// How many questions are answered inside their calls before the next ones are held.
    nonisolated static var mostAtOnce: Int { 50 }

    init<Arguments, Value, Failure>(
        _ answers: Answers<Arguments, Value, Failure>,
        _ menu: Menu<Value, Failure>
    ) {
        (name, member) = (answers.name, answers.name)
        outcomes = menu.outcomes
        let (first, second) = (menu.value(0), menu.value(1))
        // Mutable objects always compare alike, so their leaves are compared as well.
        bringsValues = !SeenCall.areAlike(first, second) || Leaves.of(first) != Leaves.of(second)
        bringsLists = Mirror(reflecting: first).isList
        let mayBeMissing = menu.empty.map { Mirror(reflecting: $0).isNothing } ?? false
        optional = mayBeMissing ? Mirror(reflecting: first).children.first.map { type(of: $0.value) } : nil
        canBeRefused = menu.empty.map { $0 as? Bool == false } ?? false
        // A request that may be answered with “no” is a question, not a command.
        let isConfirmation = Value.self == Bool.self && !bringsValues && menu.empty == nil
        isCommand = isConfirmation || Value.self == Void.self || Mirror(reflecting: first).isNothing
        held = { seen in
            let held = answers.held
            return held.count == seen ? [] : held.dropFirst(seen).map { AnyHeldAnswer($0, menu) }
        }
        forget = { answers.forgetHeld() }
        answerAtOnce = { outcome, first in
            // An endless stream has no answer that could be given whole at once, so its questions stay held.
            if menu.isEndless { return }
            let numbers = NumberSource(from: first)
            answers.give { [weak answers] _ throws(Failure) in
                let number = numbers.next()
                // A module that asks again at once would go on until the stack overflows.
                if number - first >= Self.mostAtOnce - 1 { answers?.hold() }
                return try menu.answer(outcome, number).get()
            }
        }
        answers.hold()
    }
}

extension Mirror {
    /// Whether it reflects an optional without a value.
    fileprivate var isNothing: Bool { displayStyle == .optional && children.isEmpty }

    /// Whether it reflects an array or a set, or an optional one.
    fileprivate var isList: Bool {
        switch displayStyle {
        case .optional: children.first.map { Mirror(reflecting: $0.value).isList } ?? false
        case .collection, .set: true
        default: false
        }
    }
}
