/// Why nothing can be said about spies: what they import cannot be imported.
public struct CannotCompile: Error, CustomStringConvertible {
    /// What the compiler says.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
