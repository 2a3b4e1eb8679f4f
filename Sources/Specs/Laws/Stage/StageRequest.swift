/// A request that the module makes, whatever the types of its answers are.
@MainActor
struct StageRequest {
    let name: String
    /// The member that its calls are of, known from the first: two closures have one call, and each a name of its own.
    var member: String
    var outcomes: Set<Outcome>
    /// Whether its answers say more than that something was done.
    let bringsValues: Bool
    /// Whether its answers say nothing but that it was done, since it is a command.
    let isCommand: Bool
    /// Whether it can be answered with “no”.
    let canBeRefused: Bool
    /// The questions that were held so far, oldest first.
    var held: () -> [AnyHeldAnswer]
    /// Answers questions from now on as they are asked; the next one has the number.
    var answerAtOnce: (Outcome, Int) -> Void
    var forget: () -> Void

    /// Whether an outcome is a “no”, such as to a permission.
    func isRefused(by outcome: Outcome) -> Bool { outcome == .empty && canBeRefused }

    /// How many questions are answered inside their calls before the next ones are held.
    nonisolated static var mostAtOnce: Int { 50 }

    init<Arguments, Value, Failure>(
        _ answers: Answers<Arguments, Value, Failure>,
        _ menu: Menu<Value, Failure>
    ) {
        (name, member) = (answers.name, answers.name)
        outcomes = menu.outcomes
        // NB: objects that can change are alike, whatever they say.
        bringsValues =
            !SeenCall.areAlike(menu.value(0), menu.value(1)) || Leaves.of(menu.value(0)) != Leaves.of(menu.value(1))
        canBeRefused = menu.empty.map { $0 as? Bool == false } ?? false
        // NB: what may be answered with “no” is a question.
        let isConfirmation = Value.self == Bool.self && !bringsValues && menu.empty == nil
        isCommand = isConfirmation || Value.self == Void.self || Mirror(reflecting: menu.value(0)).isNothing
        held = { answers.held.map { AnyHeldAnswer($0, menu) } }
        forget = { answers.forgetHeld() }
        answerAtOnce = { outcome, first in
            // NB: what is given at once is given whole.
            if menu.isEndless { return }
            let numbers = NumberSource(from: first)
            answers.give { [weak answers] _ throws(Failure) in
                let number = numbers.next()
                // NB: a module that asks again at once would go on until the stack ends.
                if number - first >= Self.mostAtOnce - 1 { answers?.hold() }
                return try menu.answer(outcome, number).get()
            }
        }
        answers.hold()
    }
}

extension Mirror {
    /// Whether it shows an optional without a value.
    fileprivate var isNothing: Bool { displayStyle == .optional && children.isEmpty }
}
