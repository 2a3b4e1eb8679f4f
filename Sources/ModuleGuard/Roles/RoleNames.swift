/// The words by which teams call the protocols and the types of a module.
enum RoleNames {
    /// Pairs of words, which say more than the last one alone.
    private static let pairs: [String: Role] = [
        "interactor output": .output, "interactor delegate": .output, "interactor presenter": .output,
        "case output": .output, "case delegate": .output, "interacting output": .output,
        "presenter output": .view, "presenter view": .view, "presenting output": .view,
        "view output": .presenter, "view delegate": .presenter, "view presenter": .presenter, "view model": .presenter,
        "view listener": .presenter, "screen output": .presenter, "event handler": .presenter,
        "presenter input": .presenter, "module interface": .presenter, "module input": .presenter,
        "module presentation": .presenter,
        "module output": .delegate, "module delegate": .delegate, "presenter delegate": .delegate,
        "wireframe delegate": .delegate, "router output": .delegate, "coordinator delegate": .delegate,
        "view input": .view, "view controller": .view, "user interface": .view,
        "interactor input": .interactor, "use case": .interactor,
        "wireframe input": .wireframe, "router input": .wireframe,
        "data manager": .store, "data store": .store, "data source": .service, "date provider": .clock,
    ]

    private static let words: [String: Role] = [
        "view": .view, "screen": .view, "display": .view, "displaying": .view, "rendering": .view, "viewing": .view,
        "viewable": .view, "showing": .view, "ui": .view, "page": .view,
        "presenter": .presenter, "presenting": .presenter, "presentation": .presenter, "presentable": .presenter,
        "interactor": .interactor, "interacting": .interactor, "interaction": .interactor, "interactable": .interactor,
        "usecase": .interactor,
        "wireframe": .wireframe, "wireframing": .wireframe, "router": .wireframe, "routing": .wireframe,
        "routable": .wireframe, "coordinator": .wireframe, "coordinating": .wireframe, "coordination": .wireframe,
        "navigator": .wireframe, "navigating": .wireframe, "navigation": .wireframe,
        "delegate": .delegate, "output": .delegate, "listener": .delegate, "listening": .delegate,
        "store": .store, "storing": .store, "storage": .store, "repository": .store, "database": .store,
        "persistence": .store, "persisting": .store, "cache": .store, "caching": .store, "keychain": .store,
        "defaults": .store, "archive": .store, "vault": .store,
        "service": .service, "servicing": .service, "api": .service, "client": .service, "gateway": .service,
        "provider": .service, "providing": .service, "loader": .service, "loading": .service, "fetcher": .service,
        "fetching": .service, "finder": .service, "finding": .service, "feed": .service, "feeding": .service,
        "source": .service, "server": .service, "network": .service, "networking": .service, "worker": .service,
        "manager": .service, "managing": .service, "session": .service, "socket": .service, "downloader": .service,
        "analytics": .service, "tracker": .service, "tracking": .service, "backend": .service,
        "authenticator": .service, "authenticating": .service,
        "clock": .clock,
        "formatter": .helper, "formatting": .helper, "mapper": .helper, "mapping": .helper, "builder": .helper,
        "validator": .helper, "validating": .helper, "sorter": .helper, "parser": .helper, "calculator": .helper,
        "factory": .helper, "assembly": .helper,
    ]

    /// Words that say how a protocol is written, not what it is.
    private static let decoration: Set<String> = ["interface", "protocol", "type", "contract", "input", "able", "ing"]

    /// The role that a name tells; `nil` if it tells none.
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
        if let pair = pairs[words.suffix(2).joined(separator: " ")], words.count > 1 { return pair }
        return words.last.flatMap { Self.words[$0] }
    }
}
