import SpyGenerator

/// Makes values: standard types have fixed expressions, and others are made by their cases and initialisers,
/// recursively.
struct ValueMaker {
    let table: SymbolTable
    let types: TypeResolver
    let reader: TargetReader

    /// Returns the variable of an object of the module that stands for a protocol or a class, if there is one.
    var object: (TypeSyntax, String) -> String? = { _, _ in nil }

    /// Words in the names of cases for errors and for missing content.
    private static let unlikely: Set<String> = [
        "failure", "failed", "error", "problem", "none", "empty", "nothing", "unknown", "cancelled", "canceled",
        "loading", "idle", "invalid", "denied", "unavailable",
    ]

    /// Returns an expression that makes a value; `nil` if only a person can write one.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - name: The name of the parameter or property that needs the value.
    ///   - making: Collects what the value needs.
    func value(of type: TypeSyntax, called name: String, _ making: inout Making) -> String? {
        if let object = object(type, name) { return object }
        let resolved = types.resolved(type).unwrappedPrefixes
        switch resolved {
        case .optional where making.isMinimal: return "nil"
        case .array where making.isMinimal: return "[]"
        case .dictionary where making.isMinimal: return "[:]"
        case .optional(let base), .unwrapped(let base):
            return attempt(base, name, &making) ?? "nil"
        case .array(let element):
            return list(element, name, &making).map { "[\($0)]" } ?? "[]"
        case .dictionary(let key, let value):
            return pair(key, value, name, &making) ?? "[:]"
        case .tuple(let elements):
            return tuple(elements, name, &making)
        case .function(let function):
            return closure(function, name, &making)
        case .metatype(let base, "Type"):
            return "\(types.written(base)).self"
        case .prefixed("any", .composition(let parts)), .prefixed("some", .composition(let parts)),
            .composition(let parts):
            return conformer(to: parts, name, &making)
        case .prefixed("any", let base), .prefixed("some", let base):
            return existential(base, name, &making)
        case .member(let base, "ID", _, let id) where id.map { table.symbols[$0] == nil } ?? true:
            return identifier(of: base, &making)
        case .named(let simple, let arguments, let id), .member(_, let simple, let arguments, let id):
            return named(resolved, simple, arguments, id, name, &making)
        default:
            return nil
        }
    }

    // MARK: Parts

    /// Tries to make a value, and leaves `making` unchanged if that is not possible.
    private func attempt(_ type: TypeSyntax, _ name: String, _ making: inout Making) -> String? {
        var attempt = making
        guard let text = value(of: type, called: name, &attempt) else { return nil }
        attempt.visited = making.visited
        making = attempt
        return text
    }

    private func list(_ element: TypeSyntax, _ name: String, _ making: inout Making) -> String? {
        attempt(element, Self.singular(name), &making)
    }

    private func pair(_ key: TypeSyntax, _ value: TypeSyntax, _ name: String, _ making: inout Making) -> String? {
        guard let key = attempt(key, "key", &making), let value = attempt(value, Self.singular(name), &making) else {
            return nil
        }
        return "[\(key): \(value)]"
    }

    private func tuple(_ elements: [TypeSyntax.Element], _ name: String, _ making: inout Making) -> String? {
        var parts: [String] = []
        for element in elements {
            guard let text = attempt(element.type, element.label ?? name, &making) else { return nil }
            parts.append((element.label.map { "\(Keywords.escapedLabel($0)): " } ?? "") + text)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private func closure(_ function: FunctionSyntax, _ name: String, _ making: inout Making) -> String? {
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = names.isEmpty ? "{" : "{ \(names) in"
        if function.result.isVoid { return "\(head) }" }
        // If a module kept the stage, the stage would keep the module as well.
        for (type, reading) in [("Date", "now"), ("Calendar", "calendar")] where "\(function.result)" == type {
            return "{ [clock = stage.clock]\(names.isEmpty ? "" : " \(names)") in clock.\(reading) }"
        }
        return attempt(function.result, name, &making).map { "\(head) \($0) }" }
    }

    private func existential(_ base: TypeSyntax, _ name: String, _ making: inout Making) -> String? {
        guard case .named(let simple, let arguments, let id) = base else { return nil }
        if simple == "Error", StandardValues.contain(id) { return "Unavailable()" }
        if simple == "Clock", StandardValues.contain(id), arguments.count < 2 { return "stage.clock.sleeping" }
        if ["Hashable", "Equatable", "Sendable", "CustomStringConvertible", "Encodable", "Codable"].contains(simple) {
            return StandardValues.expression(for: "String", called: name, &making)
        }
        return conformer(to: id, name, &making)
    }

    /// Makes a value of a type that conforms to a protocol, if there is one.
    private func conformer(to id: String?, _ name: String, _ making: inout Making) -> String? {
        guard let id else { return nil }
        for type in reader.types(of: reader.places.module) where type.protocols.contains(id) && !type.isGeneric {
            if let text = attempt(.named(type.name, id: type.id), name, &making) { return text }
        }
        return nil
    }

    /// Makes a value of a type that conforms to several protocols, if there is one.
    private func conformer(to parts: [TypeSyntax], _ name: String, _ making: inout Making) -> String? {
        let ids = parts.flatMap(\.ids).filter { table.symbols[$0]?.kind.identifier == "swift.protocol" }
        guard !ids.isEmpty else { return nil }
        for type in reader.types(of: reader.places.module)
        where !type.isGeneric && ids.allSatisfy(type.protocols.contains) {
            if let text = attempt(.named(type.name, id: type.id), name, &making) { return text }
        }
        return nil
    }

    /// Makes a value of a type's `ID`, which is the type of its property `id`.
    private func identifier(of type: TypeSyntax, _ making: inout Making) -> String? {
        guard let id = types.resolved(type).ids.last, let declaration = reader.type(id),
            let property = declaration.properties.first(where: { $0.name == "id" && !$0.isStatic })
        else { return nil }
        return attempt(property.type, "id", &making)
    }

    private func named(
        _ type: TypeSyntax,
        _ simple: String,
        _ arguments: [TypeSyntax],
        _ id: String?,
        _ name: String,
        _ making: inout Making
    ) -> String? {
        if let id, table.symbols[id]?.kind.identifier == "swift.protocol" {
            return existential(.named(simple, arguments, id: id), name, &making)
        }
        guard let id, table.symbols[id] != nil else {
            return StandardValues.contain(id) ? standard(simple, arguments, name, &making) : nil
        }
        return declared(type, id, name, &making)
    }

    private func standard(
        _ simple: String,
        _ arguments: [TypeSyntax],
        _ name: String,
        _ making: inout Making
    ) -> String? {
        switch (simple, arguments.count) {
        case ("Optional", 1): return attempt(arguments[0], name, &making) ?? "nil"
        case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1):
            return list(arguments[0], name, &making).map { "[\($0)]" } ?? "[]"
        case ("Dictionary", 2): return pair(arguments[0], arguments[1], name, &making) ?? "[:]"
        case ("Result", 2): return attempt(arguments[0], name, &making).map { ".success(\($0))" }
        case ("ClosedRange", 1), ("Range", 1): return range(simple, arguments[0], name, &making)
        case ("Error", 0): return "Unavailable()"
        case ("AnyHashable", 0): return StandardValues.expression(for: "String", called: name, &making)
        case (_, 0):
            // The time and the calendar are always those of the stage.
            if simple == "Calendar" { return "stage.clock.calendar" }
            let text = StandardValues.expression(for: simple, called: name, &making)
            if text != nil, simple.first?.isUppercase == true, !Self.swiftTypes.contains(simple) {
                making.modules.insert("Foundation")
            }
            return text
        default: return nil
        }
    }

    private static let swiftTypes: Set<String> = [
        "Bool", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double",
        "Float", "Character", "Substring", "Duration", "Void", "StaticString", "Any",
    ]

    private func range(_ simple: String, _ bound: TypeSyntax, _ name: String, _ making: inout Making) -> String? {
        guard let lower = attempt(bound, name, &making) else { return nil }
        if lower == "now" { return simple == "Range" ? "now..<now + 86_400" : "now...now + 86_400" }
        guard Int(lower) != nil || lower == making.number else { return nil }
        let upper = Int(lower).map { "\($0 + 1)" } ?? "\(lower) + 1"
        return simple == "Range" ? "\(lower)..<\(upper)" : "\(lower)...\(upper)"
    }

    // MARK: Declared types

    private func declared(_ type: TypeSyntax, _ id: String, _ name: String, _ making: inout Making) -> String? {
        guard let declaration = reader.type(id), making.visited.insert(id).inserted else { return nil }
        defer { making.visited.remove(id) }
        guard !declaration.isInternal || declaration.module == reader.places.module,
            let declaration = declaration.specialized(as: type, written: "\(types.written(type))")
        else { return nil }
        var attempt = making
        guard let text = expression(for: declaration, name, &attempt) else { return nil }
        making = attempt
        making.modules.insert(declaration.module)
        return text
    }

    private func expression(for type: TypeDeclaration, _ name: String, _ making: inout Making) -> String? {
        if type.kind == .enumeration, let text = enumerationCase(of: type, name, &making) { return text }
        let initializers = type.initializers.filter { $0.isPlain && $0.generics.isEmpty }
            .sorted { $0.parameters.count > $1.parameters.count }
        for initializer in initializers {
            guard !isDecoding(initializer), let list = arguments(for: initializer.parameters, of: type, &making) else {
                continue
            }
            if initializer.isOnMainActor { making.needsMainActor = true }
            return "\(type.name)(\(list))"
        }
        let sample = type.properties.first { property in
            property.isStatic && property.type.ids.last == type.id && property.isPlain
        }
        return sample.map { "\(type.name).\(Keywords.escaped($0.name))" }
    }

    private func isDecoding(_ initializer: Initializer) -> Bool {
        initializer.parameters.map(\.label) == ["from"] || initializer.parameters.map(\.label) == ["coder"]
    }

    /// Makes the arguments of a call, including those with a default if possible.
    func arguments(for parameters: [Parameter], of type: TypeDeclaration?, _ making: inout Making) -> String? {
        var parts: [String] = []
        for parameter in parameters {
            if parameter.isVariadic, parameter.hasDefault { continue }
            let name = parameter.name.hasPrefix("value") ? parameter.label ?? parameter.name : parameter.name
            let spoken = isVague(name) ? type.map { CamelCase.variable($0.shortName) } ?? name : name
            guard let text = attempt(parameter.type, spoken, &making) else {
                if parameter.hasDefault { continue }
                return nil
            }
            // An optional argument that cannot be made is left out if it has a default.
            if text == "nil", parameter.hasDefault { continue }
            parts.append((parameter.label.map { "\(Keywords.argumentLabel($0)): " } ?? "") + text)
        }
        return parts.joined(separator: ", ")
    }

    private func isVague(_ name: String) -> Bool { ["value", "rawValue", "_"].contains(name) }

    private func enumerationCase(of type: TypeDeclaration, _ name: String, _ making: inout Making) -> String? {
        let likely = type.cases.filter { Self.unlikely.isDisjoint(with: CamelCase.words(of: $0.name)) }
        let others = type.cases.filter { !Self.unlikely.isDisjoint(with: CamelCase.words(of: $0.name)) }
        for given in likely + others {
            if let text = expression(for: given, of: type, name, &making) { return text }
        }
        return nil
    }

    /// Returns an expression for a case; `nil` if its payload cannot be made.
    func expression(
        for given: TypeDeclaration.Case,
        of type: TypeDeclaration,
        _ name: String,
        _ making: inout Making
    ) -> String? {
        let head = "\(type.name).\(Keywords.escaped(given.name))"
        if given.payload.isEmpty { return head }
        var parts: [String] = []
        for element in given.payload {
            guard let text = attempt(element.type, element.label ?? given.name, &making) else { return nil }
            parts.append((element.label.map { "\(Keywords.argumentLabel($0)): " } ?? "") + text)
        }
        return "\(head)(\(parts.joined(separator: ", ")))"
    }

    /// Returns the singular of a name.
    private static func singular(_ name: String) -> String {
        if name.hasSuffix("ies") { return "\(name.dropLast(3))y" }
        if name.hasSuffix("s"), !name.hasSuffix("ss") { return String(name.dropLast()) }
        return name
    }
}

extension TypeDeclaration {
    /// Returns the type with the arguments for its type parameters; `nil` if they are not known.
    ///
    /// - Parameters:
    ///   - type: The type where the value is needed.
    ///   - text: The same type as it is written.
    fileprivate func specialized(as type: TypeSyntax, written text: String) -> TypeDeclaration? {
        guard !typeParameters.isEmpty else { return inheritsTypeParameters ? nil : self }
        let given: [TypeSyntax]
        switch type {
        case .named(_, let arguments, _), .member(_, _, let arguments, _): given = arguments
        default: return nil
        }
        guard given.count == typeParameters.count else { return nil }
        return specialized(text, Dictionary(zip(typeParameters, given)) { first, _ in first })
    }
}

extension TypeSyntax {
    /// The type without modifiers and attributes such as `inout`.
    var unwrappedPrefixes: TypeSyntax { unprefixed.base }

    /// What an optional wraps, or the type itself.
    var unwrappedOptional: TypeSyntax {
        switch self {
        case .optional(let base), .unwrapped(let base): base.unwrappedOptional
        case .prefixed(let word, let base) where word != "any" && word != "some": base.unwrappedOptional
        case .named("Optional", let arguments, _) where arguments.count == 1: arguments[0].unwrappedOptional
        default: self
        }
    }

    /// Whether the type is optional.
    var isOptional: Bool {
        switch unprefixed.base {
        case .optional, .unwrapped: true
        case .named("Optional", _, _): true
        default: false
        }
    }
}
