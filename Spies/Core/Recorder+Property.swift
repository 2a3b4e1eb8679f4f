extension Recorder {
    /// Answers a read of a property, which is not recorded.
    ///
    /// If no answer is planned, this returns a plain value, such as `nil` or zero. If none is known, nothing can be
    /// returned, so the process ends with a message that says what was read.
    ///
    /// - Parameter answers: How the property is answered.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer<Value, Failure>(from answers: Answers<Void, Value, Failure>) throws(Failure) -> Value {
        guard let given = read(answers) else { return try answers.plainAnswer() }
        return try given.result.get()
    }

    /// Answers a read of a property, which is not recorded.
    ///
    /// - Parameters:
    ///   - answers: How the property is answered.
    ///   - fallback: The answer if none is planned, and the type is no ``HasPlainValue``.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer<Value, Failure>(
        from answers: Answers<Void, Value, Failure>,
        or fallback: @autoclosure () -> Value
    ) throws(Failure) -> Value {
        guard let given = read(answers) else { return PlainValue.said(by: Value.self) ?? fallback() }
        return try given.result.get()
    }

    /// Records that the subject set a value, which answers every question from now on.
    ///
    /// Unlike a value that a test gives, it is no unused answer if nothing reads it.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - call: What was called, with its arguments.
    ///   - answers: How the property is answered.
    public func keep<Arguments, Value, Failure>(
        _ value: Value,
        as call: Call,
        in answers: Answers<Arguments, Value, Failure>
    ) {
        let plan = Answers<Arguments, Value, Failure>.Plan.always(Given(.success(value), of: answers.name))
        let object = SetObject(value)
        let tape = tape(for: call, in: answers.log)
        let old = answers.log.change { state in
            _ = tape?.record(call, in: &state)
            if object != nil { tape?.setsObject(in: answers) }
            return answers.keep(plan, object)
        }
        withExtendedLifetime(old) {}
    }

    /// Records that the subject set a value for certain arguments, which answers questions with the same arguments.
    ///
    /// Questions with other arguments are answered as planned. Arguments are the same if their parts are equal.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - arguments: The arguments that it is set for, such as the index of a subscript.
    ///   - call: What was called, with its arguments.
    ///   - answers: How the subscript is answered.
    public func keep<Arguments, Value, Failure>(
        _ value: Value,
        with arguments: Arguments,
        as call: Call,
        in answers: Answers<Arguments, Value, Failure>
    ) {
        let object = SetObject(value)
        let kept = KeptAnswer(
            arguments,
            Answers<Arguments, Value, Failure>.Plan.always(Given(.success(value), of: answers.name)),
            object
        )
        let old = answers.kept(for: arguments)
        let tape = tape(for: call, in: answers.log)
        answers.log.change { state in
            _ = tape?.record(call, in: &state)
            if object != nil { tape?.setsObject(in: answers) }
            answers.keep(kept, insteadOf: old)
        }
        withExtendedLifetime(old) {}
    }

    private func read<Value, Failure>(_ answers: Answers<Void, Value, Failure>) -> Given<Value, Failure>? {
        let reply = answers.log.change { state in
            answers.decide(.caller, .never, in: &state) {
                AskedAnswer(.caller, (), name: answers.name, place: nil, log: answers.log)
            }
        }
        return answers.answer(reply, ())
    }
}
