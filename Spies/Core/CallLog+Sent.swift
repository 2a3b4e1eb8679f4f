extension CallLog {
    /// Returns an answer that a spy can return as `sending`.
    ///
    /// The compiler cannot see that a test keeps nothing of an answer; only the test can know. The parameter is
    /// variadic, since the compiler would look into a single value of type `Any`, and then see less.
    ///
    /// - Parameter value: The answer, which is a single value.
    /// - Returns: The same value.
    public static func sent<Value>(_ value: Value...) -> sending Value {
        nonisolated(unsafe) let value = value[0]
        return value
    }
}
