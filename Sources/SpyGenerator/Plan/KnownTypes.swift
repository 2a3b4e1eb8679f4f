/// The facts about types that are known without asking the compiler.
///
/// To know too little does no harm: a call whose payload is not known to be `Equatable` is compared by its parts, and
/// one that is not known to be `Sendable` does not claim to be.
struct KnownTypes {
    let table: SymbolTable
    let types: TypeResolver
    let sources: SourceIndex

    private static let values: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "Double",
        "Float", "String", "Substring", "Character", "Date", "Data", "URL", "UUID", "Decimal", "TimeZone", "Locale",
        "Calendar", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "URLRequest", "TimeInterval", "CGFloat",
        "Duration", "ObjectIdentifier", "Never", "StaticBigInt",
    ]
    private static let containers: Set<String> = ["Array", "Optional", "Set", "Dictionary", "ClosedRange", "Range"]
    private static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials", "CoreFoundation"]
    /// Types whose values must not escape the function that receives them.
    private static let spans: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "UTF8Span",
    ]

    /// Whether a type is `Equatable` on every actor: an `==` of the main actor does not make a call `Equatable`.
    func isEquatable(_ type: TypeSyntax) -> Bool {
        isKnown(type, as: "s:SQ") && !types.resolved(type).ids.contains(where: table.mayBeIsolated)
    }

    /// Returns a part of a type that needs a conformance which may only hold on the main actor.
    func isolatedKey(in type: TypeSyntax) -> TypeSyntax? {
        var key: TypeSyntax?
        _ = types.resolved(type).mapped { part in
            let keys: [TypeSyntax] =
                switch part {
                case .dictionary(let key, _): [key]
                case .named("Dictionary", let arguments, _): Array(arguments.prefix(1))
                case .named("Set", let arguments, _): arguments
                case .named(_, let arguments, let id?), .member(_, _, let arguments, let id?):
                    table.constrains(id) ? arguments : []
                default: []
                }
            if keys.contains(where: { $0.ids.contains(where: table.isIsolatedByDefault) }) { key = part }
            return part
        }
        return key
    }

    func isSendable(_ type: TypeSyntax) -> Bool { isKnown(type, as: "s:s8SendableP") }

    /// Whether a value of a type can be kept.
    func canBeKept(_ type: TypeSyntax) -> Bool {
        !types.resolved(type).contains { part in
            switch part {
            case .suppressed: true
            case .named(let name, _, let id), .member(_, let name, _, let id):
                Self.spans.contains(name) || isNoncopyable(id)
            default: false
            }
        }
    }

    /// Whether the source declares the type as not copyable, since the symbol graph does not tell.
    private func isNoncopyable(_ id: String?) -> Bool {
        guard let id, let symbol = table.symbols[id], let name = symbol.pathComponents.last else { return false }
        return sources.noncopyable.contains(name)
    }

    /// Whether a value of a type can be copied; of a borrowed value of another module's type, that is unknown.
    func canBeCopied(_ type: TypeSyntax) -> Bool {
        switch types.resolved(type) {
        case .named(_, _, let id?), .member(_, _, _, let id?):
            if isEquatable(type) || SymbolID.module(of: id) == "Swift" { return true }
            guard let symbol = table.symbols[id] else { return false }
            if symbol.kind.identifier == "swift.class" { return true }
            return sources.isComplete(for: symbol) && !isNoncopyable(id)
        default:
            return true
        }
    }

    private func isKnown(_ type: TypeSyntax, as target: String) -> Bool {
        switch types.resolved(type) {
        case .named(let name, let arguments, let id), .member(_, let name, let arguments, let id):
            isKnown(name, arguments, id, as: target)
        case .optional(let base), .array(let base), .unwrapped(let base):
            isKnown(base, as: target)
        case .dictionary(let key, let value):
            isKnown(key, as: target) && isKnown(value, as: target)
        default:
            false
        }
    }

    private func isKnown(_ name: String, _ arguments: [TypeSyntax], _ id: String?, as target: String) -> Bool {
        guard let id else { return false }
        let isStandard = SymbolID.module(of: id).map(Self.modules.contains) ?? (name == "CGFloat")
        if isStandard, arguments.isEmpty { return Self.values.contains(name) }
        if isStandard { return Self.containers.contains(name) && arguments.allSatisfy { isKnown($0, as: target) } }
        return arguments.isEmpty && table.conforms(id, to: target)
    }
}
