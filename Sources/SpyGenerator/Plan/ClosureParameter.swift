/// A parameter that is a closure, seen through aliases and optionals.
package struct ClosureParameter: Equatable {
    package let function: FunctionSyntax
    /// How many optionals it is wrapped in.
    package let optionals: Int
    package let isEscaping: Bool
    package let isAutoclosure: Bool
    /// The global actor that the closure runs on.
    package let actor: String?
    package let isSendable: Bool

    package init?(_ parameter: Parameter, _ types: TypeResolver) {
        let (prefixes, base) = parameter.type.unprefixed
        var attributes = prefixes
        var type = types.resolved(base)
        var optionals = 0
        while true {
            let (more, inner) = type.unprefixed
            attributes += more
            type = inner
            if case .optional(let wrapped) = type {
                type = wrapped
            } else if case .unwrapped(let wrapped) = type {
                type = wrapped
            } else if case .named("Optional", let arguments, _) = type, arguments.count == 1 {
                type = arguments[0]
            } else {
                break
            }
            optionals += 1
        }
        guard case .function(let function) = type else { return nil }
        self.function = function
        self.optionals = optionals
        isEscaping = attributes.contains("@escaping") || optionals > 0 || parameter.isVariadic
        isAutoclosure = attributes.contains("@autoclosure")
        isSendable = attributes.contains("@Sendable")
        actor = attributes.first(where: \.isGlobalActor).map { String($0.dropFirst()) }
    }

    /// Whether the closure only takes answers, so that a test can give them.
    package func isCompletion(of parameter: Parameter) -> Bool {
        isEscaping && !isAutoclosure && !parameter.isVariadic && !function.isAsync && function.result.isVoid
            && !function.parameters.contains { $0.isVariadic || $0.type.isOwnershipBound || $0.type.isAutoclosure }
    }
}

extension TypeSyntax {
    fileprivate var isAutoclosure: Bool { unprefixed.prefixes.contains("@autoclosure") }

    /// Whether a value is lent or handed over rather than copied.
    package var isOwnershipBound: Bool {
        unprefixed.prefixes.contains { ["inout", "borrowing", "consuming", "sending", "isolated"].contains($0) }
    }
}
