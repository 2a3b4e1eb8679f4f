/// A parameter whose type is a closure behind any aliases and optionals.
package struct ClosureParameter: Equatable {
    package let function: FunctionSyntax
    /// The number of optionals around the closure.
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

    /// Whether the closure only receives answers, so that a test can give them.
    package func isCompletion(of parameter: Parameter) -> Bool {
        isEscaping && !isAutoclosure && !parameter.isVariadic && !function.isAsync && function.result.isVoid
            && !function.parameters.contains { $0.isVariadic || $0.type.isOwnershipBound || $0.type.isAutoclosure }
    }
}

extension TypeSyntax {
    fileprivate var isAutoclosure: Bool { unprefixed.prefixes.contains("@autoclosure") }

    /// Whether a value is borrowed or passed on rather than copied.
    package var isOwnershipBound: Bool {
        unprefixed.prefixes.contains { ["inout", "borrowing", "consuming", "sending", "isolated"].contains($0) }
    }
}
