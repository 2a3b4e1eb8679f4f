extension Answers {
    /// Answers every question from now on with the same value, at once.
    ///
    /// A stream gives this value and ends.
    ///
    /// - Parameter value: The answer.
    @_disfavoredOverload
    public func give(_ value: Value) {
        // Disfavoured, since a closure is also a value where `Value` can be any type, but is meant to make one.
        change(.always(Given(.success(value), of: name)))
    }

    /// Answers every question from now on with a value that depends on what is asked, at once.
    ///
    /// ```swift
    /// service.quantity.give { id in stock[id] ?? 0 }
    /// service.articles.give { from, through in all.filter { (from...through).contains($0.date) } }
    /// ```
    ///
    /// - Parameter make: Makes the answer from the arguments of the call, or throws an error that the
    ///   member can throw. It is called where the question is asked, on any thread.
    public func give(_ make: @escaping @Sendable (Arguments) throws(Failure) -> Value) {
        change(.made { arguments in Result { () throws(Failure) in try make(arguments) } })
    }

    /// Answers the next questions with one value each, at once.
    ///
    /// A question after the last value is a problem, as if no answer had been planned.
    ///
    /// - Parameter values: The answers, in the order of the questions.
    public func give(inOrder values: [Value]) {
        answer(inOrder: values.map { .success($0) })
    }

    /// Answers every question from now on with an error, at once.
    ///
    /// - Parameter error: The error.
    public func fail(_ error: Failure) {
        change(.always(Given(.failure(error), of: name)))
    }

    /// Answers the next questions with one value or error each, at once.
    ///
    /// ```swift
    /// service.articles.answer(inOrder: [.failure(Offline()), .success([article])])
    /// ```
    ///
    /// A question after the last answer is a problem, as if no answer had been planned.
    ///
    /// - Parameter answers: The answers, in the order of the questions.
    public func answer(inOrder answers: [Result<Value, Failure>]) {
        change(.inOrder(answers[...]))
    }

    /// Lets every question from now on wait in ``held``.
    public func hold() {
        change(.hold)
    }
}

extension Answers where Value == Void {
    /// Answers every question from now on, at once.
    public func give() {
        give(())
    }
}
