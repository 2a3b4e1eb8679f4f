import ModuleWriter

/// The words for roles in the names of a module's protocols and types.
///
/// They are those of the schemes for new modules, and others that teams use.
enum RoleNames {
    /// The text after the module's name in each known scheme.
    private static let schemes: [String: Role] = {
        let all = NamingScheme.known.flatMap { known in
            ModuleWriter.Role.allCases.map { role in
                (CamelCase.spoken(known.scheme.name(of: role, in: "")), Role(role))
            }
        }
        return Dictionary(all) { first, _ in first }
    }()

    /// Pairs of words, which tell more than their last words alone.
    private static let pairs: [String: Role] = [
        "interactor delegate": .output, "interactor presenter": .output,
        "case output": .output, "case delegate": .output, "interacting output": .output,
        "presenter output": .view, "presenter view": .view, "presenting output": .view,
        "view delegate": .presenter, "view presenter": .presenter, "view model": .presenter,
        "view listener": .presenter, "screen output": .presenter, "event handler": .presenter,
        "presenter input": .presenter, "module interface": .presenter, "module input": .presenter,
        "module presentation": .presenter,
        "module output": .delegate, "module delegate": .delegate, "presenter delegate": .delegate,
        "wireframe delegate": .delegate, "router output": .delegate, "coordinator delegate": .delegate,
        "view controller": .view, "user interface": .view,
        "use case": .interactor,
        "router input": .wireframe,
        "data manager": .store, "data store": .store, "data source": .service, "date provider": .clock,
    ]

    private static let words: [String: Role] = [
        "view": .view, "screen": .view, "display": .view, "rendering": .view, "viewing": .view,
        "viewable": .view, "showing": .view, "ui": .view, "page": .view,
        "presenter": .presenter, "presentation": .presenter, "presentable": .presenter,
        "interactor": .interactor, "interaction": .interactor, "interactable": .interactor,
        "usecase": .interactor,
        "wireframe": .wireframe, "wireframing": .wireframe, "router": .wireframe,
        "routable": .wireframe, "coordinator": .wireframe, "coordinating": .wireframe, "coordination": .wireframe,
        "navigator": .wireframe, "navigating": .wireframe, "navigation": .wireframe,
        "delegate": .delegate, "output": .delegate, "listener": .delegate, "listening": .delegate,
        "store": .store, "storing": .store, "storage": .store, "repository": .store, "database": .store,
        "persistence": .store, "persisting": .store, "cache": .store, "caching": .store, "keychain": .store,
        "defaults": .store, "archive": .store, "vault": .store,
        "service": .service, "servicing": .service, "api": .service, "client": .service, "gateway": .service,
        "provider": .service, "loader": .service, "loading": .service, "fetcher": .service,
        "fetching": .service, "finder": .service, "finding": .service, "feed": .service, "feeding": .service,
        "source": .service, "server": .service, "network": .service, "networking": .service, "worker": .service,
        "manager": .service, "managing": .service, "session": .service, "socket": .service, "downloader": .service,
        "analytics": .service, "tracker": .service, "tracking": .service, "backend": .service,
        "authenticator": .service, "authenticating": .service,
        "clock": .clock,
        "formatter": .helper, "mapper": .helper, "mapping": .helper, "builder": .helper,
        "validator": .helper, "validating": .helper, "sorter": .helper, "parser": .helper, "calculator": .helper,
        "factory": .helper, "assembly": .helper,
    ]

    /// Words that tell the form of a protocol, and not its role.
    private static let decoration: Set<String> = ["interface", "protocol", "type", "contract", "input", "able", "ing"]

    /// Returns the role that a name tells; `nil` if it tells none.
    static func role(of name: String) -> Role? {
        var words = CamelCase.words(of: name)
        if let role = role(atEndOf: words) { return role }
        while let last = words.last, decoration.contains(last), words.count > 1 {
            words.removeLast()
            if let role = role(atEndOf: words) { return role }
        }
        return nil
    }

    private static func role(atEndOf words: [String]) -> Role? {
        for count in [3, 2, 1] where words.count >= count {
            if let role = schemes[words.suffix(count).joined(separator: " ")] { return role }
        }
        if let pair = pairs[words.suffix(2).joined(separator: " ")], words.count > 1 { return pair }
        return words.last.flatMap { Self.words[$0] }
    }
}

extension Role {
    /// Converts the role of a protocol of a new module.
    fileprivate init(_ role: ModuleWriter.Role) {
        switch role {
        case .view: self = .view
        case .presenter: self = .presenter
        case .interactor: self = .interactor
        case .output: self = .output
        case .wireframe: self = .wireframe
        case .formatter: self = .helper
        case .service: self = .service
        }
    }

    /// Returns the role of a name in the team's own scheme.
    init?(_ name: String, in scheme: NamingScheme?) {
        guard let role = scheme?.role(of: name) else { return nil }
        self.init(role)
    }
}
