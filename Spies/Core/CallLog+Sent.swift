extension CallLog {
    /// An answer that is handed over to whoever asked, so that a spy can return it as `sending`.
    ///
    /// NB: the compiler cannot see that a test keeps nothing of an answer, and only the test can know. It would look
    /// into a single value of type `Any`, and then see less; into one of several it does not.
    ///
    /// - Parameter value: The answer, which is one.
    /// - Returns: The same.
    public static func sent<Value>(_ value: Value...) -> sending Value {
        nonisolated(unsafe) let value = value[0]
        return value
    }
}
