extension ProtocolDeclaration {
    /// Whether the declaration chooses a type for its identity, instead of the default for objects.
    var choosesIdentity: Bool {
        conditions.contains { "\($0.left)" == "Self.ID" } || associatedTypes.contains { $0.name == "ID" }
    }

    /// Adds an associated type, or merges it into one of the same name that another protocol declares.
    mutating func add(_ type: AssociatedType) {
        guard let index = associatedTypes.firstIndex(where: { $0.name == type.name }) else {
            associatedTypes.append(type)
            return
        }
        for constraint in type.constraints where !associatedTypes[index].constraints.contains(constraint) {
            associatedTypes[index].constraints.append(constraint)
        }
        associatedTypes[index].conditions += type.conditions
    }

    /// Adds a requirement, unless a nearer protocol has redeclared it.
    ///
    /// - Parameters:
    ///   - requirement: The requirement.
    ///   - nearer: How many of the requirements are those of nearer protocols; all of them by default.
    mutating func add(_ requirement: Requirement, nearer: Int? = nil) {
        let isDeclared = requirements.prefix(nearer ?? requirements.count)
            .contains { $0.isRedeclaration(of: requirement) }
        if !isDeclared { requirements.append(requirement) }
    }
}

extension Requirement {
    fileprivate func isRedeclaration(of other: Requirement) -> Bool {
        name == other.name && isStatic == other.isStatic && isAsync == other.isAsync && result == other.result
            && parameters.map(\.label) == other.parameters.map(\.label)
            && parameters.map(\.type) == other.parameters.map(\.type)
            && parameters.map(\.isVariadic) == other.parameters.map(\.isVariadic)
            && generics.count == other.generics.count
    }
}

extension Availability {
    /// The equivalent attribute; `nil` for what a spy need not repeat, such as a deprecation.
    var attribute: String? {
        // A version of Swift concerns the compiler, which accepts the requirement and thus has that version.
        guard let domain, domain != "*", domain != "Swift", let introduced else { return nil }
        return "@available(\(domain) \(introduced.text), *)"
    }

    /// The attribute that deprecates the declaration; its users are warned, unless they are deprecated themselves.
    var deprecation: String? {
        if isUnconditionallyDeprecated == true { return "@available(*, deprecated)" }
        guard let domain, domain != "*", let deprecated else { return nil }
        return "@available(\(domain), deprecated: \(deprecated.text))"
    }
}
