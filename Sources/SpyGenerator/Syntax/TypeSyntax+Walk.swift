extension TypeSyntax {
    /// Returns the type with each of its parts replaced, from the innermost outwards.
    package func mapped(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
        func map(_ type: TypeSyntax) -> TypeSyntax { type.mapped(transform) }
        func map(_ elements: [Element]) -> [Element] {
            elements.map { Element(label: $0.label, type: map($0.type), isVariadic: $0.isVariadic) }
        }
        let replaced: TypeSyntax =
            switch self {
            case .named(let name, let arguments, let id): .named(name, arguments.map(map), id: id)
            case .member(let base, let name, let arguments, let id):
                .member(map(base), name, arguments.map(map), id: id)
            case .optional(let base): .optional(map(base))
            case .unwrapped(let base): .unwrapped(map(base))
            case .array(let element): .array(map(element))
            case .dictionary(let key, let value): .dictionary(map(key), map(value))
            case .tuple(let elements): .tuple(map(elements))
            case .composition(let parts): .composition(parts.map(map))
            case .prefixed(let prefix, let base): .prefixed(prefix, map(base))
            case .metatype(let base, let name): .metatype(map(base), name)
            case .suppressed(let base): .suppressed(map(base))
            case .function(let function): .function(function.mapped(map, elements: map))
            }
        return transform(replaced)
    }

    /// Whether a part of the type meets a condition.
    package func contains(_ condition: (TypeSyntax) -> Bool) -> Bool {
        var isFound = false
        _ = mapped { part in
            isFound = isFound || condition(part)
            return part
        }
        return isFound
    }

    /// The identifiers of the declarations that the type names.
    package var ids: [String] {
        var ids: [String] = []
        _ = mapped { part in
            switch part {
            case .named(_, _, let id?), .member(_, _, _, let id?): ids.append(id)
            default: break
            }
            return part
        }
        return ids
    }

    /// The words before the type, outermost first, and the type without them.
    package var unprefixed: (prefixes: [String], base: TypeSyntax) {
        guard case .prefixed(let prefix, let inner) = self, prefix != "any", prefix != "some" else { return ([], self) }
        let (prefixes, base) = inner.unprefixed
        return ([prefix] + prefixes, base)
    }
}

extension FunctionSyntax {
    fileprivate func mapped(
        _ map: (TypeSyntax) -> TypeSyntax,
        elements: ([TypeSyntax.Element]) -> [TypeSyntax.Element]
    ) -> FunctionSyntax {
        var function = self
        function.parameters = elements(parameters)
        function.result = map(result)
        if case .typed(let error) = failure { function.failure = .typed(map(error)) }
        return function
    }
}
