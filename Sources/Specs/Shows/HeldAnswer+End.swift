extension HeldAnswer {
    /// Gives a value or an error.
    @MainActor
    func end(with result: Result<Value, Failure>) {
        switch result {
        case .success(let value): give(value)
        case .failure(let error): fail(error)
        }
    }
}
