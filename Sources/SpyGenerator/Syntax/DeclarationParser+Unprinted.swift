extension DeclarationParser {
    /// Attributes of functions that not all compilers print, by their operators in mangled names.
    private static let unprintedAttributes: KeyValuePairs = [
        "XB": "@convention(block)", "XC": "@convention(c)", "YA": "@isolated(any)", "Yj": "@differentiable",
    ]

    /// Adds what the compiler does not print, but puts into mangled names.
    func complete(_ requirement: inout Requirement) throws {
        let effects = MangledName(id).effects
        let written = requirement.parameters.map(\.type) + [requirement.result]
        // An alias keeps its functions' convention, as long as the spy does not call them.
        let hasFunctions = written.contains { $0.contains { if case .function = $0 { true } else { false } } }
        for (sign, attribute) in Self.unprintedAttributes where effects.contains(sign) {
            let isHarmless = sign.hasPrefix("X") && (!hasFunctions || "\(written)".contains(attribute))
            if !isHarmless { throw SyntaxError(unprinted: attribute) }
        }
        if effects.contains("Yb") {
            requirement.result = requirement.result.sendable
        } else if id.hasPrefix("s:") {
            requirement.isPreconcurrent = effects.contains("Yc") || written.contains { $0.sendable != $0 }
        }
        let count = effects.count { $0 == "YC" }
        guard count > 0 else { return }
        guard count == effects.count(where: { $0 == "Ya" }) - (requirement.isAsync ? 1 : 0) else {
            throw SyntaxError(unprinted: "nonisolated(nonsending)")
        }
        requirement.result = requirement.result.nonsending
        for index in requirement.parameters.indices {
            requirement.parameters[index].type = requirement.parameters[index].type.nonsending
        }
    }
}

extension TypeSyntax {
    /// The type with `@Sendable` at every function of a global actor, which Swift 6 mode implies and Swift 5 mode does
    /// not.
    fileprivate var sendable: TypeSyntax {
        mapped { part in
            guard case .prefixed(let attribute, let base) = part else { return part }
            let isSaid = base.unprefixed.prefixes.contains("@Sendable")
            if attribute == "@Sendable", isSaid { return base }
            guard attribute.isGlobalActor, !isSaid else { return part }
            return .prefixed(attribute, .prefixed("@Sendable", base))
        }
    }

    /// The type with `nonisolated(nonsending)` at every asynchronous function, which then runs on its caller's actor.
    fileprivate var nonsending: TypeSyntax {
        let modifier = "nonisolated(nonsending)"
        return mapped { part in
            switch part {
            case .function(let function) where function.isAsync: .prefixed(modifier, part)
            // Some compilers print it already.
            case .prefixed(modifier, .prefixed(modifier, let base)): .prefixed(modifier, base)
            // It may stand before attributes only.
            case .prefixed(let attribute, .prefixed(modifier, let base)) where attribute.hasPrefix("@"):
                .prefixed(modifier, .prefixed(attribute, base))
            default: part
            }
        }
    }
}
