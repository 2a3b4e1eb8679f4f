extension Answers {
    /// How a question is answered.
    enum Reply {
        case now(Given<Value, Failure>)
        case made(by: Maker)
        case held(Held)
        /// A completion gets all answers; a stream has them already.
        case series([Given<Value, Failure>])
        /// The question is held, but a completion gets some answers before; a stream has them already.
        case heldAfter(Held)
        case missing
    }

    /// Decides how a question is answered, with the lock held.
    ///
    /// - Parameters:
    ///   - receiver: Where the answer goes.
    ///   - patience: When the question may wait.
    ///   - isQuiet: Whether a missing plan is no problem.
    ///   - kept: The value that the subject has set for the same arguments, which overrides the plan.
    ///   - state: The state of the log.
    ///   - question: Makes the question, if it has to wait.
    func decide(
        _ receiver: Receiver<Value, Failure>,
        _ patience: Patience,
        isQuiet: Bool = false,
        kept: Plan? = nil,
        in state: inout LogState,
        _ question: () -> Held
    ) -> Reply {
        wasAsked = wasAsked || kept == nil
        switch kept ?? plan {
        case .always(let given):
            state.add(given)
            return .now(given)
        case .made(let make):
            return .made(by: make)
        case .inOrder:
            guard let given = next() else { return missing(patience, isQuiet, in: &state, question) }
            state.add(given)
            return .now(given)
        case .series(let series):
            if case .caller = receiver { return first(of: series, patience, in: &state, question) }
            return all(of: series, receiver, in: &state, question)
        case .hold where patience != .never:
            return .held(hold(question(), in: &state))
        case .hold, .none:
            return missing(patience, isQuiet, in: &state, question)
        }
    }

    /// Returns the next of the answers that are given in order.
    private func next() -> Given<Value, Failure>? {
        guard case .inOrder(let answers) = plan, let answer = answers.first else { return nil }
        plan = .inOrder(answers.dropFirst())
        return Given(answer, of: name)
    }

    /// The error for a question without an answer, read with the lock held.
    var missingAnswer: NoAnswer {
        // The rest of a slice still knows where the whole ended.
        if case .inOrder(let answers) = plan {
            NoAnswer(question: name, used: answers.endIndex)
        } else {
            NoAnswer(question: name)
        }
    }

    private func missing(
        _ patience: Patience,
        _ isQuiet: Bool,
        in state: inout LogState,
        _ question: () -> Held
    ) -> Reply {
        if !log.isNice, !isQuiet { state.add(problem: missingAnswer.description) }
        return patience == .always ? .held(hold(question(), in: &state)) : .missing
    }

    private func hold(_ question: Held, in state: inout LogState) -> Held {
        waiting.append(question)
        if let place = question.place { state.held.append(place) }
        state.change(awaited: question.canBeGivenAgain ? 0 : 1)
        return question
    }

    // MARK: Several answers to one question

    /// Decides how a caller that takes one answer is answered by a series.
    private func first(
        of series: Series,
        _ patience: Patience,
        in state: inout LogState,
        _ question: () -> Held
    ) -> Reply {
        if series.isHeld || series.answers.count != 1 {
            state.add(problem: "\(name) was planned as a stream, but its caller takes one answer.")
        }
        if let given = series.answers.first {
            state.add(given)
            return .now(given)
        }
        return patience == .always ? .held(hold(question(), in: &state)) : .missing
    }

    /// Decides how a stream or a completion is answered by a series.
    private func all(
        of series: Series,
        _ receiver: Receiver<Value, Failure>,
        in state: inout LogState,
        _ question: () -> Held
    ) -> Reply {
        for given in series.answers { state.add(given) }
        if case .stream(let buffer) = receiver {
            buffer.fill(series.answers.map(\.result))
            if !series.isHeld, buffer.close() { state.add(note: "\(name) ends") }
        }
        guard series.isHeld else { return .series(series.answers) }
        let question = hold(question(), in: &state)
        question.begin(with: series.answers)
        return .heldAfter(question)
    }
}
