/// Reads a printed declaration.
package struct DeclarationParser {
    /// Modifiers that a class does not repeat, since it has no values that are mutated or consumed.
    private static let droppedModifiers: Set<String> = [
        "mutating", "nonmutating", "consuming", "borrowing", "__consuming", "class", "optional", "override", "dynamic",
        "prefix", "postfix", "infix", "weak", "unowned", "lazy", "final", "open", "public", "internal", "package",
        "private", "fileprivate", "convenience", "required", "indirect",
    ]
    private static let keptAttributes: Set<String> = ["@discardableResult", "@objc", "@concurrent"]

    /// Attributes that ask nothing of a type that meets the requirement.
    private static let droppedAttributes: Set<String> = [
        "@preconcurrency", "@inlinable", "@usableFromInline", "@warn_unqualified_access", "@nonobjc",
        "@_alwaysEmitIntoClient", "@_disfavoredOverload", "@_nonoverride", "@_transparent",
    ]

    private var types: TypeParser
    /// The mangled name of the declaration.
    package let id: String
    /// The names of result builders, whose attributes look like those of global actors.
    var builders: Set<String> = []

    package init(_ tokens: [Token], id: String) {
        types = TypeParser(tokens)
        self.id = id
    }

    package init(_ symbol: Symbol) {
        self.init(Lexer.tokens(of: symbol.declarationFragments ?? []), id: symbol.identifier.precise)
    }

    // MARK: Requirements

    /// Reads a method, a property, a subscript or an initialiser.
    package mutating func requirement(title: String) throws -> Requirement {
        var requirement = Requirement(kind: .method, name: "", title: title)
        let keyword = try modifiers(of: &requirement)
        switch keyword {
        case "func": try function(&requirement)
        case "init": try initializer(&requirement)
        case "var", "let": try property(&requirement)
        case "subscript": try subscription(&requirement)
        default: throw SyntaxError(description: "“\(keyword)” is unknown")
        }
        if let rest = types.next { throw SyntaxError(description: "“\(rest)” is unknown") }
        try complete(&requirement)
        return requirement
    }

    private mutating func modifiers(of requirement: inout Requirement) throws -> String {
        while true {
            if types.takes("@") {
                let attribute = try types.attribute()
                if Self.keptAttributes.contains(attribute) || attribute.hasPrefix("@objc(") {
                    requirement.attributes.append(attribute)
                } else if isBuilder(attribute) {
                    requirement.isBuilt = true
                } else if attribute.isGlobalActor {
                    requirement.isolation = .global(String(attribute.dropFirst()))
                } else if !Self.droppedAttributes.contains(attribute) {
                    throw SyntaxError(unknown: attribute)
                }
                continue
            }
            let word = try types.take().text
            if word == "static" {
                requirement.isStatic = true
            } else if word == "nonisolated", types.takes("(") {
                requirement.attributes.append("nonisolated(\(try types.takeBalanced(closing: ")", opening: "(")))")
            } else if word == "nonisolated" {
                requirement.isolation = .nonisolated
            } else if !Self.droppedModifiers.contains(word) {
                return word
            }
        }
    }

    /// Returns whether an attribute is a result builder; those of other modules, such as `@ViewBuilder`, are known by
    /// name only.
    private func isBuilder(_ attribute: String) -> Bool {
        let name = attribute.split(separator: ".").last?.trimmingPrefix("@").description ?? ""
        return builders.contains(name) || name.hasSuffix("Builder")
    }

    private mutating func function(_ requirement: inout Requirement) throws {
        requirement.name = try types.take().text.replacing("`", with: "")
        try signature(&requirement)
        if !requirement.name.contains(where: \.isInNames) {
            requirement.kind = .operation(fixity(operands: requirement.parameters.count))
        }
        if types.takes("->") { requirement.result = try types.type() }
        requirement.conditions = try conditions()
    }

    /// Returns the fixity of an operator; for a unary one, only the mangled name tells.
    private func fixity(operands: Int) -> Requirement.Fixity {
        guard operands == 1 else { return .infix }
        return MangledName(id).isPostfix ? .postfix : .prefix
    }

    private mutating func initializer(_ requirement: inout Requirement) throws {
        requirement.kind = .initializer
        requirement.name = "init"
        // A failable initialiser may be met by one that never fails, like that of a spy.
        if !types.takes("?") { _ = types.takes("!") }
        try signature(&requirement)
        requirement.conditions = try conditions()
    }

    private mutating func property(_ requirement: inout Requirement) throws {
        requirement.name = try types.take().text.replacing("`", with: "")
        try types.take(":")
        requirement.result = try types.type()
        requirement.kind = .property(try accessors())
    }

    private mutating func subscription(_ requirement: inout Requirement) throws {
        requirement.name = "subscript"
        try signature(&requirement)
        try types.take("->")
        requirement.result = try types.type()
        requirement.conditions = try conditions()
        requirement.kind = .subscript(try accessors())
    }

    private mutating func signature(_ requirement: inout Requirement) throws {
        requirement.generics = try generics()
        try types.take("(")
        while !types.takes(")") {
            requirement.parameters.append(try parameter(number: requirement.parameters.count))
            _ = types.takes(",")
        }
        (requirement.isAsync, requirement.failure) = try types.effects()
    }

    private mutating func parameter(number: Int) throws -> Parameter {
        while types.takes("@") { _ = try types.attribute() }
        var label: String?
        var name: String?
        if types.rest.first?.kind == .label { label = try types.take().text }
        if types.rest.first?.kind == .parameter { name = try types.take().text }
        if label == nil, name == nil {
            name = try types.take().text
            if types.next != ":" { (label, name) = (name, try types.take().text) }
        }
        try types.take(":")
        let type = try types.type()
        let isVariadic = types.takes("...")
        let hasDefault = types.takes("=")
        if hasDefault { try types.skipDefault() }
        let fallback = number == 0 ? "value" : "value\(number + 1)"
        let isUnnamed = name == "_" || (name == nil && label == "_")
        return Parameter(
            label: label == "_" ? nil : label,
            name: isUnnamed ? fallback : name ?? label ?? fallback,
            type: type,
            isVariadic: isVariadic,
            hasDefault: hasDefault
        )
    }

    private mutating func generics() throws -> [GenericParameter] {
        guard types.takes("<") else { return [] }
        var generics: [GenericParameter] = []
        while !types.takes(">") {
            let (isPack, isNumber) = (types.takes("each"), types.takes("let"))
            var generic = GenericParameter(name: try types.take().text, isPack: isPack)
            if isNumber, types.takes(":") { generic.number = try types.type() }
            generics.append(generic)
            _ = types.takes(",")
        }
        return generics
    }

    private mutating func accessors() throws -> Requirement.Accessors {
        var accessors = Requirement.Accessors()
        guard types.takes("{") else { return accessors }
        while !types.takes("}") {
            let word = try types.take().text
            if word == "set" || word == "modify" { accessors.isSettable = true }
            if word == "get" {
                (accessors.isAsync, accessors.failure) = try types.effects()
            }
        }
        return accessors
    }

    // MARK: Types

    /// Reads an associated type.
    package mutating func associatedType() throws -> AssociatedType {
        while types.next != "associatedtype" { _ = try types.take() }
        try types.take("associatedtype")
        var associatedType = AssociatedType(name: try types.take().text)
        if types.takes(":") { associatedType.constraints = try list() }
        if types.takes("=") { _ = try types.type() }
        associatedType.conditions = try conditions()
        return associatedType
    }

    /// Reads the type that a type alias stands for.
    package mutating func aliased() throws -> (generics: [String], type: TypeSyntax) {
        while types.next != "typealias" { _ = try types.take() }
        try types.take("typealias")
        _ = try types.take()
        let generics = try generics().map(\.name)
        try types.take("=")
        return (generics, try types.type())
    }

    /// Reads a case of an enumeration.
    package mutating func enumerationCase() throws -> (name: String, payload: [TypeSyntax.Element]) {
        while types.next != "case" { _ = try types.take() }
        try types.take("case")
        let name = try types.take().text.replacing("`", with: "")
        guard types.next == "(" else { return (name, []) }
        let payload = try types.type()
        if let rest = types.next { throw SyntaxError(description: "“\(rest)” is unknown") }
        if case .tuple(let elements) = payload { return (name, elements) }
        return (name, [TypeSyntax.Element(type: payload)])
    }

    /// Reads the head of a protocol: its isolation, its parents and its conditions.
    package mutating func head() throws -> (isolation: Isolation, inherited: [TypeSyntax], conditions: [Condition]) {
        var isolation = Isolation.none
        while types.next != "protocol" {
            if types.takes("@") {
                let attribute = try types.attribute()
                if attribute.isGlobalActor { isolation = .global(String(attribute.dropFirst())) }
            } else if try types.take().text == "nonisolated" {
                isolation = .nonisolated
            }
        }
        try types.take("protocol")
        _ = try types.take()
        if types.takes("<") { _ = try types.takeBalanced(closing: ">", opening: "<") }
        let inherited = types.takes(":") ? try list() : []
        return (isolation, inherited, try conditions())
    }

    private mutating func list() throws -> [TypeSyntax] {
        var types = [try self.types.type()]
        while self.types.takes(",") { types.append(try self.types.type()) }
        return types
    }

    private mutating func conditions() throws -> [Condition] {
        guard types.takes("where") else { return [] }
        var conditions: [Condition] = []
        repeat {
            let left = try types.type()
            let isSameType = types.takes("==")
            if !isSameType { try types.take(":") }
            let right = try types.type()
            // This is how the compiler prints that two packs have the same length.
            if !isSameType, right == .named("Any") { throw SyntaxError.packsOfOneLength }
            conditions.append(Condition(left: left, isSameType: isSameType, right: right))
        } while types.takes(",")
        return conditions
    }
}

extension String {
    /// Whether an attribute names a global actor: that is a type, so its name begins with a capital letter.
    package var isGlobalActor: Bool {
        guard self != "@Sendable" else { return false }
        return split(separator: ".").last?.trimmingPrefix("@").first?.isUppercase == true
    }
}
