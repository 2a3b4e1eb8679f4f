extension Result where Success == Any {
    /// The answer as the caller of a generic member needs it.
    ///
    /// - Parameter needed: The type that is needed; leave it out where the compiler knows it.
    /// - Returns: The same answer, with a value of the type that is needed.
    public func cast<Value>(to needed: Value.Type = Value.self) -> Result<Value, Failure> {
        map { value in
            guard let value = value as? Value else {
                fatalError("The planned answer \(value) is a \(type(of: value)), but a \(Value.self) is needed.")
            }
            return value
        }
    }
}
