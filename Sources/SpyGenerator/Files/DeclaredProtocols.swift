/// The protocols of a module, by which a folder of spies tells those that nothing asks for any more.
public struct DeclaredProtocols: Equatable, Sendable {
    /// The module.
    public let module: String
    /// The names of all its protocols, as other code writes them.
    public let names: Set<String>

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - names: The names of all its protocols.
    public init(module: String, names: Set<String>) {
        self.module = module
        self.names = names
    }
}
