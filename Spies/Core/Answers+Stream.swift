extension Answers {
    /// Answers every question from now on with a whole stream: some values and then the end.
    ///
    /// ```swift
    /// service.prices.give(stream: [3, 2])
    /// ```
    ///
    /// A completion is called once for each value. For a caller that takes one answer, any other number is a
    /// problem, and the caller gets the first value.
    ///
    /// - Parameter values: The values of each stream.
    public func give(stream values: [Value]) {
        change(series(values.map { .success($0) }, isHeld: false))
    }

    /// Answers every question from now on with a whole stream that fails: some values and then an error.
    ///
    /// ```swift
    /// service.prices.give(stream: [3], thenFail: Offline())
    /// ```
    ///
    /// A completion is called once for each value and then with the error. For a caller that takes one answer,
    /// a value followed by an error is a problem, and the caller gets the value.
    ///
    /// - Parameters:
    ///   - values: The values of each stream.
    ///   - error: The error that each stream ends with.
    public func give(stream values: [Value], thenFail error: Failure) {
        change(series(values.map { .success($0) } + [.failure(error)], isHeld: false))
    }

    /// Gives every question from now on some values, and then lets it wait in ``held``.
    ///
    /// ```swift
    /// service.prices.hold(after: [3])
    /// presenter.viewDidLoad()
    /// service.prices.held[0].give(2)
    /// service.prices.held[0].finish()
    /// ```
    ///
    /// A completion is called once for each value, for those at once and for later ones. For a caller that takes one
    /// answer, any value is a problem, and the caller gets the first.
    ///
    /// - Parameter values: The values that are given at once.
    public func hold(after values: [Value]) {
        change(values.isEmpty ? .hold : series(values.map { .success($0) }, isHeld: true))
    }

    private func series(_ answers: [Result<Value, Failure>], isHeld: Bool) -> Plan {
        .series(Series(answers: answers.map { Given($0, of: name) }, isHeld: isHeld))
    }
}
