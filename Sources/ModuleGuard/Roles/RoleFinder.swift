import ModuleWriter
import SpyGenerator

/// Finds the role of each protocol of a module.
///
/// It looks at the protocol's parents, its name, the name of the parameter or property that holds it, and the types
/// that conform to it.
struct RoleFinder {
    let table: SymbolTable
    let reader: TargetReader
    /// The types of the target.
    let types: [TypeDeclaration]
    /// The team's own naming scheme, if there is one.
    let naming: NamingScheme?

    private static let kitRoles: [String: Role] = [
        "ModuleInterfaceRole": .presenter, "PresenterRole": .presenter, "ViewRole": .view, "WireframeRole": .wireframe,
        "InteractorRole": .interactor, "ModuleDelegateRole": .delegate, "FormatterRole": .helper, "DayClock": .clock,
    ]

    /// The role of a protocol.
    ///
    /// - Parameters:
    ///   - id: The identifier of the protocol.
    ///   - label: The name of the parameter or property that holds it, if there is one.
    func role(of id: String, called label: String? = nil) -> Role? {
        let name = table.symbols[id]?.pathComponents.last ?? ""
        if let role = Role(name, in: naming) { return role }
        let named = RoleNames.role(of: name) ?? label.flatMap { RoleNames.role(of: $0) }
        // A service as well as a use case may be called “finding”.
        if named == .service, roleOfConformers(of: id) == .interactor { return .interactor }
        return kitRole(of: id) ?? named ?? roleOfConformers(of: id)
    }

    /// The role of a type.
    func role(of type: TypeDeclaration) -> Role? {
        RoleNames.role(of: type.shortName) ?? type.protocols.compactMap(kitRole).first
    }

    /// The types of the target that conform to a protocol, other than views.
    func conformers(to id: String) -> [TypeDeclaration] {
        types.filter { $0.protocols.contains(id) && role(of: $0) != .view }
    }

    private func kitRole(of id: String) -> Role? {
        for parent in [id] + reader.protocols(of: id).sorted() where SymbolID.module(of: parent) == "VIPERContracts" {
            let name = table.symbols[parent]?.pathComponents.last
            if let role = name.flatMap({ Self.kitRoles[$0] }) { return role }
        }
        return nil
    }

    private func roleOfConformers(of id: String) -> Role? {
        let roles = types.filter { $0.protocols.contains(id) }.compactMap(role)
        return Set(roles).count == 1 ? roles.first : nil
    }
}
