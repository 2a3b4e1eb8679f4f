/// Chooses names for the calls and the answers of a spy that are short, readable and unique.
enum NameChooser {
    static func name(_ members: inout [MemberPlan]) {
        let names = callNames(members)
        for index in members.indices { members[index].call?.name = names[index] }
        var taken = Set(members.compactMap { $0.call?.name })
        for index in members.indices where members[index].setter != nil {
            let name = unique("set\(names[index].capitalizedFirst)", among: taken)
            taken.insert(name)
            members[index].setter?.name = name
        }
        nameAnswers(of: &members, after: names)
    }

    /// Returns the name, or the first free name that the name and a number make.
    static func unique(_ name: String, among taken: Set<String>) -> String {
        var (result, number) = (name, 1)
        while taken.contains(result) {
            number += 1
            result = "\(name)\(number)"
        }
        return result
    }

    // MARK: Calls

    /// Returns plain names where they are unique, and otherwise adds labels, types, effects or a number.
    private static func callNames(_ members: [MemberPlan]) -> [String] {
        var names = members.map { $0.requirement.plainName }
        for extend in [\Requirement.nameWithLabels, \.nameWithTypes, \.nameWithEffects] {
            let groups = Dictionary(grouping: names.indices) { names[$0] }
            for indices in groups.values where indices.count > 1 {
                for index in indices { names[index] = members[index].requirement[keyPath: extend] }
            }
        }
        // Calls that only a number tells apart share that number with their answers.
        var taken: Set<String> = []
        return names.map { name in
            let name = unique(name, among: taken)
            taken.insert(name)
            return name
        }
    }

    // MARK: Answers

    private static func nameAnswers(of members: inout [MemberPlan], after names: [String]) {
        // A property can share its name only with a method that has parameters.
        var taken = Set(members.map(\.requirement).filter(\.isNamedLikeAProperty).map(\.name))
        taken.formUnion(["calls", "recorder", "recordedCalls", "callRecorder", "statics", "hashValue", "description"])
        for index in members.indices {
            let requirement = members[index].requirement
            let isOnly = members[index].answers.count == 1
            for number in members[index].answers.indices {
                var name = names[index]
                if !isOnly, case .closure(let parameter) = members[index].answers[number].kind {
                    let parameter = requirement.parameters[parameter]
                    name += (parameter.label ?? parameter.name).capitalizedFirst
                }
                if taken.contains(name) || requirement.isAccessor { name += "Answers" }
                name = unique(name, among: taken)
                taken.insert(name)
                members[index].answers[number].name = name
            }
        }
    }
}

extension Requirement {
    fileprivate var isAccessor: Bool {
        switch kind {
        case .property, .subscript: true
        default: false
        }
    }

    fileprivate var isNamedLikeAProperty: Bool {
        switch kind {
        case .property: true
        case .method: parameters.isEmpty
        default: false
        }
    }

    fileprivate var plainName: String {
        switch kind {
        case .initializer: "initialize"
        case .operation: Operators.name(of: name, isUnary: parameters.count == 1)
        // No case can have these names, not even in backticks.
        case _ where name == "Type" || name == "Protocol": "\(name)Member"
        default: name.identifier
        }
    }

    fileprivate var nameWithLabels: String {
        plainName + parameters.map { ($0.label ?? $0.name).identifier.capitalizedFirst }.joined()
    }

    fileprivate var nameWithTypes: String {
        nameWithLabels + parameters.map { "\($0.type)".letters.capitalizedFirst }.joined()
    }

    fileprivate var nameWithEffects: String {
        nameWithTypes + (isAsync ? "Async" : "") + (failure == .none ? "" : "Throws")
            + (result.isVoid ? "" : "\(result)".letters.capitalizedFirst)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    fileprivate var letters: String { String(filter { $0.isLetter || $0.isNumber }) }

    /// The text without characters that a name must not contain.
    var identifier: String {
        let text = String(map { $0.isInNames ? $0 : "_" })
        if text.allSatisfy({ $0 == "_" }) { return "member" }
        return text.first?.isNumber == true ? "_\(text)" : text
    }
}
