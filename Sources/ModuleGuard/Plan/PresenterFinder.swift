import SpyGenerator

/// Finds the presenters of a module, each of which is a VIPER module of its own.
struct PresenterFinder {
    let target: Target

    /// The presenters, with the names of their modules.
    var presenters: [(type: TypeDeclaration, name: String)] {
        let found = target.roles.types.filter { $0.kind != .enumeration && !$0.isGeneric && isPresenter($0) }
        var names: [String: Int] = [:]
        for type in found { names[moduleName(type), default: 0] += 1 }
        return found.map { type in
            let name = moduleName(type)
            let isShared = names[name, default: 0] > 1 && CamelCase.words(of: type.shortName).last != "presenter"
            return (type, isShared ? type.name.filter { $0 != "." } : name)
        }
    }

    private func isPresenter(_ type: TypeDeclaration) -> Bool {
        let isNamed = RoleNames.role(of: type.shortName) == .presenter
        if type.kind == .structure { return isNamed && type.shortName.hasSuffix("Presenter") }
        if isNamed { return true }
        // NB: what stands between a view and its presenter meets the protocols of both.
        if type.protocols.contains(where: { target.isProtocol($0) && target.roles.role(of: $0) == .view }) {
            return false
        }
        if let role = target.roles.role(of: type) { return role == .presenter }
        if takes(type, .view) { return true }
        return type.isObserved
            && type.initializers.contains { $0.parameters.contains { target.protocolID(of: $0.type) != nil } }
    }

    /// Whether a type is handed something of a role.
    private func takes(_ type: TypeDeclaration, _ role: Role) -> Bool {
        let parameters = type.initializers.flatMap(\.parameters).map { ($0.name, $0.type) }
        let properties = type.properties.filter(\.isSettable).map { ($0.name, $0.type) }
        return (parameters + properties).contains { name, type in
            target.protocolID(of: type).map { target.roles.role(of: $0, called: name) == role } ?? false
        }
    }

    private func moduleName(_ type: TypeDeclaration) -> String {
        for suffix in ["Presenter", "Presentation", "ViewModel", "Model"]
        where type.shortName.hasSuffix(suffix) && type.shortName != suffix {
            return String(type.shortName.dropLast(suffix.count))
        }
        return type.shortName
    }
}
