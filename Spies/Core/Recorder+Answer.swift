extension Recorder {
    /// Records a call that is answered before it returns.
    ///
    /// If no answer is planned, ``NoAnswer`` is thrown where that is possible. Where it is not, nothing can
    /// be returned, so the process ends with a message that says what was asked.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the member is answered.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer<Value, Failure>(
        to call: Call,
        from answers: Answers<Value, Failure>
    ) throws(Failure) -> Value {
        try answers.answer(call, on: tape(for: call, in: answers.log))
    }

    /// Records a call that is answered before it returns.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the member is answered.
    ///   - fallback: The answer if none is planned.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer<Value, Failure>(
        to call: Call,
        from answers: Answers<Value, Failure>,
        or fallback: @autoclosure () -> Value
    ) throws(Failure) -> Value {
        try answers.answer(call, on: tape(for: call, in: answers.log), or: fallback)
    }

    /// Records a call that is answered before it returns, with a type that only the caller knows.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the member is answered.
    ///   - type: The type.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer<Needed, Failure>(
        to call: Call,
        from answers: Answers<Any, Failure>,
        as type: Needed.Type
    ) throws(Failure) -> Needed {
        try Result<Any, Failure>.success(answer(to: call, from: answers)).cast().get()
    }

    /// Records that the subject set something, which answers every question from now on.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - call: What was called, with its arguments.
    ///   - answers: How the property is answered.
    public func keep<Value, Failure>(_ value: Value, as call: Call, in answers: Answers<Value, Failure>) {
        answers.keep(value, call, on: tape(for: call, in: answers.log))
    }
}
