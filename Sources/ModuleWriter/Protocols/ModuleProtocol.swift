/// A protocol of a module.
struct ModuleProtocol: Sendable {
    /// A method with its documentation.
    struct Method: Sendable {
        let documentation: [String]
        let declaration: String

        init(_ declaration: String, _ documentation: String...) {
            self.declaration = declaration
            self.documentation = documentation
        }
    }

    let role: Role
    let name: String
    let documentation: String
    let methods: [Method]
}
