import SpyGenerator

/// Finds the presenters of a target, each of which stands for a VIPER module.
struct PresenterFinder {
    let target: Target

    /// The presenters, with the names of their modules.
    var presenters: [(type: TypeDeclaration, name: String)] {
        var taken: Set<String> = []
        return found.filter { !$0.isGeneric }.map { type in
            let whole = type.name.filter { $0 != "." }
            let names = [moduleName(type), whole] + (2...99).map { "\(whole)\($0)" }
            let name = names.first {
                !taken.contains($0) && (!isShared($0) || $0 != moduleName(type) || isNamedPlainly(type))
            }
            taken.insert(name ?? whole)
            return (type, name ?? whole)
        }
    }

    /// The presenters with type parameters, whose arguments nothing tells.
    var generic: [TypeDeclaration] { found.filter(\.isGeneric) }

    private var found: [TypeDeclaration] {
        target.roles.types.filter { $0.kind != .enumeration && isPresenter($0) }
    }

    /// Whether several presenters share a module name.
    private func isShared(_ name: String) -> Bool { found.filter { !$0.isGeneric && moduleName($0) == name }.count > 1 }

    private func isNamedPlainly(_ type: TypeDeclaration) -> Bool {
        CamelCase.words(of: type.shortName).last == "presenter"
    }

    private func isPresenter(_ type: TypeDeclaration) -> Bool {
        let isNamed = RoleNames.role(of: type.shortName) == .presenter
        if type.kind == .structure { return isNamed && type.shortName.hasSuffix("Presenter") }
        if isNamed { return true }
        // An object between a view and its presenter conforms to the protocols of both.
        if type.protocols.contains(where: { target.isProtocol($0) && target.roles.role(of: $0) == .view }) {
            return false
        }
        if let role = target.roles.role(of: type) { return role == .presenter }
        if takes(type, .view) { return true }
        return type.isObserved
            && type.initializers.contains { $0.parameters.contains { target.protocolID(of: $0.type) != nil } }
    }

    /// Whether a type receives an object of a role.
    private func takes(_ type: TypeDeclaration, _ role: Role) -> Bool {
        let parameters = type.initializers.flatMap(\.parameters).map { ($0.name, $0.type) }
        let properties = type.properties.filter(\.isSettable).map { ($0.name, $0.type) }
        return (parameters + properties).contains { name, type in
            target.protocolID(of: type).map { target.roles.role(of: $0, called: name) == role } ?? false
        }
    }

    private func moduleName(_ type: TypeDeclaration) -> String {
        let suffixes = ["Presenter", "Presentation", "ViewModel", "Model"].flatMap { [$0, "\($0)Impl"] }
        // A nested type may be named only by its role, and is then named after the type around it.
        let parts = type.name.split(separator: ".").map(String.init)
        if parts.count > 1, suffixes.contains(type.shortName) { return parts[parts.count - 2] }
        for suffix in suffixes where type.shortName.hasSuffix(suffix) && type.shortName != suffix {
            return String(type.shortName.dropLast(suffix.count))
        }
        return type.shortName
    }
}
