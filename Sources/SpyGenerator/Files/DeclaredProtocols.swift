/// The protocols of a module, by which a folder of spies finds spies whose protocol is gone.
public struct DeclaredProtocols: Equatable, Sendable {
    /// The module.
    public let module: String
    /// The names of all its protocols, as other code writes them.
    public let names: Set<String>
    /// The names of those that get no spy.
    public let exceptions: Set<String>

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - names: The names of all its protocols.
    ///   - exceptions: The names of those that get no spy.
    public init(module: String, names: Set<String>, exceptions: Set<String> = []) {
        self.module = module
        self.names = names
        self.exceptions = exceptions
    }
}
