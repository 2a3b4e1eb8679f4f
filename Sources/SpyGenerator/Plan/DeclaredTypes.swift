/// Values that can be made without arguments, of types that the standard library does not declare.
struct DeclaredTypes {
    /// Classes of Apple's frameworks that are known to have a plain `init()`.
    private static let controllers: Set<String> = [
        "UIViewController", "UINavigationController", "UIView", "NSViewController", "NSView",
    ]

    let table: SymbolTable
    let types: TypeResolver
    /// The module whose declarations need not be public.
    let module: String?
    /// The isolation of the code that makes the value.
    var isolation: Isolation

    /// Returns an expression that makes a value, either a case or `init()`; `nil` if none is known.
    func expression(for type: TypeSyntax) -> String? {
        guard let id = id(of: type) else { return nil }
        if id.hasPrefix("c:objc(cs)") {
            return isOnMainActor && Self.controllers.contains("\(type)") ? "\(type)()" : nil
        }
        switch table.symbols[id]?.kind.identifier {
        case "swift.enum": return plainCase(of: id).map { CallCase(name: $0, payload: []).expression }
        case "swift.struct", "swift.class": return isMadeOfNothing(id) ? "\(type)()" : nil
        default: return nil
        }
    }

    /// Whether a type is a structure, a class or an enumeration, and no protocol.
    func isConcrete(_ type: TypeSyntax) -> Bool {
        let kind = id(of: type).flatMap { table.symbols[$0] }?.kind.identifier
        return ["swift.enum", "swift.struct", "swift.class"].contains(kind)
    }

    private var isOnMainActor: Bool { isolation == .global("MainActor") }

    /// Returns `nil` for a generic type, which may have an `init()` only for some of its arguments.
    private func id(of type: TypeSyntax) -> String? {
        switch types.resolved(type) {
        case .named(_, [], let id), .member(_, _, [], let id): id
        default: nil
        }
    }

    /// Returns `nil` for a `CaseIterable` type: its cases are ordered at run time, but not in the symbol graph.
    private func plainCase(of id: String) -> String? {
        guard !table.conforms(id, to: "s:s12CaseIterableP") else { return nil }
        let names = members(of: id).filter { $0.kind.identifier == "swift.enum.case" }.compactMap(\.pathComponents.last)
        return names.filter { !$0.contains("(") }.min()
    }

    private func isMadeOfNothing(_ id: String) -> Bool {
        guard isReachable(id) else { return false }
        return members(of: id).contains { symbol in
            symbol.kind.identifier == "swift.init" && symbol.pathComponents.last == "init()" && symbol.isPlain
                && (!symbol.saysIsolation || symbol.isNonisolated || isOnMainActor && symbol.isOnMainActor)
                && (symbol.accessLevel != "internal" || table.modules[symbol.identifier.precise] == module)
        }
    }

    /// Whether a type is isolated as the code that makes the value, or not at all.
    private func isReachable(_ id: String) -> Bool {
        if isOnMainActor, table.isOnMainActor(id) { return true }
        // A class that inherits from another is on that class's actor.
        return !table.mayBeIsolated(id) && !table.hasSuperclass(id)
    }

    private func members(of id: String) -> [Symbol] {
        table.members[id, default: []].compactMap { table.symbols[$0] }.filter { ($0.availability ?? []).isEmpty }
    }
}

extension Symbol {
    /// Whether an initialiser is neither failable, throwing nor asynchronous.
    fileprivate var isPlain: Bool {
        let words = (declarationFragments ?? []).flatMap { $0.spelling.split { " ()".contains($0) } }
        return !["throws", "async", "?", "!"].contains { words.contains($0) }
    }
}
