extension ProtocolDeclaration {
    /// Whether it says which type its identity has; the identity of an object has a type by default.
    var choosesIdentity: Bool {
        conditions.contains { "\($0.left)" == "Self.ID" } || associatedTypes.contains { $0.name == "ID" }
    }

    /// Adds an associated type; one that several protocols declare is the same.
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

    /// Adds a requirement, unless a nearer protocol has declared it again.
    ///
    /// - Parameters:
    ///   - requirement: The requirement.
    ///   - nearer: How many of the requirements are those of nearer protocols; all, if nothing is said.
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
    /// The attribute that says the same; `nil` for what a spy need not repeat, such as a deprecation.
    var attribute: String? {
        // NB: that of Swift is asked of the compiler, which has the requirement, and so has it.
        guard let domain, domain != "*", domain != "Swift", let introduced else { return nil }
        return "@available(\(domain) \(introduced.text), *)"
    }

    /// The attribute that says that it should not be used; whoever does so is told, unless the same holds for them.
    var deprecation: String? {
        if isUnconditionallyDeprecated == true { return "@available(*, deprecated)" }
        guard let domain, domain != "*", let deprecated else { return nil }
        return "@available(\(domain), deprecated: \(deprecated.text))"
    }
}
