import SpyGenerator

/// Reads the types of a module from symbol graphs.
struct TargetReader {
    let table: SymbolTable
    let places: Places

    private static let kinds: [String: TypeDeclaration.Kind] = [
        "swift.class": .object, "swift.struct": .structure, "swift.enum": .enumeration,
    ]

    /// Returns the types of a module that are visible outside their files, sorted by name.
    func types(of module: String) -> [TypeDeclaration] {
        table.symbols.values
            .filter { Self.kinds[$0.kind.identifier] != nil && table.modules[$0.identifier.precise] == module }
            .filter { !["private", "fileprivate"].contains($0.accessLevel) }
            .sorted { $0.qualifiedName < $1.qualifiedName }
            .compactMap { type($0.identifier.precise) }
    }

    /// Returns a type; `nil` if nothing is known about it.
    func type(_ id: String) -> TypeDeclaration? {
        guard let symbol = table.symbols[id], let kind = Self.kinds[symbol.kind.identifier],
            symbol.spi != true, let module = table.modules[id]
        else { return nil }
        var type = TypeDeclaration(
            id: id,
            name: symbol.qualifiedName,
            module: module,
            place: Place(symbol.location),
            kind: isActor(id) ? .actor : kind,
            isInternal: symbol.accessLevel == "internal" || symbol.accessLevel == "package",
            isOnMainActor: table.isOnMainActor(id),
            typeParameters: symbol.typeParameters,
            availability: (symbol.availability ?? []).compactMap(\.condition),
            protocols: protocols(of: id)
        )
        for member in members(of: id) { add(member, to: &type) }
        guard let superclass = table.superclasses[id] else { return type }
        if let parent = self.type(superclass) {
            type.inherit(from: parent)
        } else if type.initializers.isEmpty, superclass.contains("NSObject") {
            type.initializers = [.plain(isOnMainActor: type.isOnMainActor)]
        }
        return type
    }

    /// Returns the protocols that a type or a protocol conforms to, directly or not.
    func protocols(of id: String) -> Set<String> {
        var found: Set<String> = []
        var rest = [id] + [table.superclasses[id]].compactMap(\.self)
        while let next = rest.popLast() {
            for parent in table.parents[next, default: []] where found.insert(parent.target).inserted {
                rest.append(parent.target)
            }
        }
        return found
    }

    private func isActor(_ id: String) -> Bool { table.conforms(id, to: "s:ScA") }

    private func members(of id: String) -> [Symbol] {
        let own = table.members[id, default: []].filter { !$0.contains("::SYNTHESIZED::") }
        return places.sorted(own.compactMap { table.symbols[$0] })
    }

    private func add(_ symbol: Symbol, to type: inout TypeDeclaration) {
        guard !["private", "fileprivate", "protected"].contains(symbol.accessLevel) else { return }
        if type.module != places.module, symbol.accessLevel != "public", symbol.accessLevel != "open" { return }
        // A call of a deprecated member would cause a warning.
        if (symbol.availability ?? []).contains(where: \.isNotToBeUsed) { return }
        var parser = DeclarationParser(symbol)
        let title = symbol.pathComponents.last ?? ""
        if symbol.kind.identifier == "swift.enum.case" {
            guard let (name, payload) = try? parser.enumerationCase() else { return }
            type.cases.append(TypeDeclaration.Case(name: name, payload: payload))
            return
        }
        guard let member = try? parser.requirement(title: title) else { return }
        switch symbol.kind.identifier {
        case "swift.init": type.initializers.append(Initializer(member, symbol, isOnMainActor: type.isOnMainActor))
        case "swift.method": type.methods.append(member)
        case "swift.type.method": type.typeMethods.append(member)
        case "swift.property", "swift.type.property": type.properties.append(Property(member, symbol))
        default: break
        }
    }
}

extension Initializer {
    fileprivate init(_ member: Requirement, _ symbol: Symbol, isOnMainActor: Bool) {
        parameters = member.parameters
        generics = member.generics
        conditions = member.conditions
        isAsync = member.isAsync
        isThrowing = member.failure != .none
        isFailable = symbol.text.contains("init?(") || symbol.text.contains("init!(") || symbol.text.contains("init?<")
        isConvenience = symbol.text.contains("convenience ")
        self.isOnMainActor = member.isolation == .none ? isOnMainActor : member.isolation == .global("MainActor")
    }
}

extension Initializer {
    /// An initialiser without parameters, as the compiler adds it.
    fileprivate static func plain(isOnMainActor: Bool) -> Initializer {
        Initializer(
            parameters: [],
            generics: [],
            conditions: [],
            isAsync: false,
            isThrowing: false,
            isFailable: false,
            isConvenience: false,
            isOnMainActor: isOnMainActor
        )
    }
}

extension Property {
    fileprivate init(_ member: Requirement, _ symbol: Symbol) {
        let accessors: Requirement.Accessors? = if case .property(let given) = member.kind { given } else { nil }
        let words = (symbol.declarationFragments ?? []).filter { $0.kind == "keyword" }.map(\.spelling)
        name = member.name
        type = member.result
        // The compiler prints no accessors for stored properties.
        isSettable = words.contains("var") && (!words.contains("get") || accessors?.isSettable == true)
        isStatic = member.isStatic || symbol.kind.identifier == "swift.type.property"
        isPlain = accessors.map { !$0.isAsync && $0.failure == .none } ?? true
    }
}

extension Symbol {
    /// The names of a type's parameters, which the compiler prints first, without their constraints.
    fileprivate var typeParameters: [String] {
        (declarationFragments ?? []).filter { $0.kind == "genericParameter" }.map(\.spelling)
    }

    /// The declaration as the compiler prints it.
    var text: String { (declarationFragments ?? []).map(\.spelling).joined() }
}

extension Availability {
    fileprivate var isNotToBeUsed: Bool {
        isUnconditionallyUnavailable == true || isUnconditionallyDeprecated == true || deprecated != nil
    }

    /// The system and its version, as `#available` expects them.
    fileprivate var condition: String? {
        guard let domain, domain != "*", domain != "Swift", let introduced else { return nil }
        let minor = introduced.minor.map { $0 > 0 ? ".\($0)" : "" } ?? ""
        return "\(domain) \(introduced.major)\(minor)"
    }
}
