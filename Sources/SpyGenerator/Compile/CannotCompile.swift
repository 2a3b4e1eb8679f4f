/// Why spies cannot be checked: a module that they import cannot be imported.
public struct CannotCompile: Error, CustomStringConvertible {
    /// The compiler's message.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
