import SpyGenerator

extension TypeDeclaration {
    /// Returns the type with its type parameters replaced.
    ///
    /// - Parameters:
    ///   - name: The written type, such as `Page<Post>`.
    ///   - values: The replacement for each type parameter.
    func specialized(_ name: String, _ values: [String: TypeSyntax]) -> TypeDeclaration {
        func replaced(_ type: TypeSyntax) -> TypeSyntax {
            type.mapped { part in
                if case .named(let name, _, _) = part, let value = values[name] { value } else { part }
            }
        }
        var type = TypeDeclaration(
            id: id,
            name: name,
            module: module,
            place: place,
            kind: kind,
            isInternal: isInternal,
            isOnMainActor: isOnMainActor,
            typeParameters: [],
            availability: availability,
            protocols: protocols
        )
        type.initializers = initializers.map { $0.replacing(replaced) }
        type.properties = properties.map { $0.replacing(replaced) }
        type.cases = cases.map { given in
            var payload = given.payload
            for index in payload.indices { payload[index].type = replaced(payload[index].type) }
            return Case(name: given.name, payload: payload)
        }
        return type
    }
}

extension Initializer {
    fileprivate func replacing(_ replaced: (TypeSyntax) -> TypeSyntax) -> Initializer {
        var other = self
        for index in other.parameters.indices { other.parameters[index].type = replaced(parameters[index].type) }
        return other
    }
}

extension Property {
    fileprivate func replacing(_ replaced: (TypeSyntax) -> TypeSyntax) -> Property {
        Property(name: name, type: replaced(type), isSettable: isSettable, isStatic: isStatic, isPlain: isPlain)
    }
}
