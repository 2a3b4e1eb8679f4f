import SpyGenerator

/// The answers to a question: a value for each number, an answer without content, and a failure.
struct Outcome {
    private(set) var gives = ""
    private(set) var empty: String?
    private(set) var fails: String?

    private static let failures: Set<String> = ["failure", "failed", "error", "problem", "denied", "rejected"]

    init(_ answer: AnswerPlan, named name: String, _ assembler: Assembler) {
        let type = answer.value
        let resolved = assembler.target.types.resolved(type)
        switch answer.failure {
        case .none, .rethrown: fails = nil
        case .any: fails = "Unavailable()"
        case .typed(let error): fails = Self.value(of: error, called: "error", assembler)
        }
        let canFail = fails != nil
        if resolved.isVoid {
            gives = "{ _ in }"
        } else if case .tuple(let elements) = resolved {
            pair(elements, named: name, assembler)
        } else if resolved.isOptional, Self.isError(resolved.unwrappedOptional) {
            gives = "{ _ in nil }"
            fails = "Unavailable()"
        } else if let custom = Self.enumeration(resolved, named: name, assembler), !canFail {
            (gives, fails) = custom
        } else {
            gives = Self.closure(of: type, called: name, assembler)
            if resolved.isOptional { if canFail { empty = "nil" } else { fails = "nil" } }
            if "\(resolved)" == "Bool", !canFail { confirm(name) }
            empty = empty ?? Self.nothing(resolved)
        }
    }

    /// If `false` answers a command it is a failure, and if it answers a question it is an answer without content.
    private mutating func confirm(_ name: String) {
        let words = CamelCase.words(of: name)
        let isQuestion = ["is", "has", "can", "does", "should", "request", "ask", "check"].contains(words.first ?? "")
        if isQuestion { empty = "false" } else { fails = "false" }
    }

    /// Returns the expression for an answer without content.
    private static func nothing(_ type: TypeSyntax) -> String? {
        switch type.unprefixed.base {
        case .array: "[]"
        case .dictionary: "[:]"
        case .named("Array", _, _), .named("Set", _, _): "[]"
        case .named("Dictionary", _, _): "[:]"
        default: nil
        }
    }

    private static func isError(_ type: TypeSyntax) -> Bool {
        let text = "\(type)"
        return text == "any Error" || text == "Error" || text == "any Swift.Error" || text.hasSuffix("NSError")
    }

    // MARK: Pairs, as Objective-C has them

    private mutating func pair(_ elements: [TypeSyntax.Element], named name: String, _ assembler: Assembler) {
        let errors = elements.indices.filter {
            elements[$0].type.isOptional && Self.isError(elements[$0].type.unwrappedOptional)
        }
        var making = Making(number: "$0")
        let values = elements.indices.map { index -> String in
            if errors.contains(index) { return "nil" }
            return assembler.values.value(of: elements[index].type, called: elements[index].label ?? name, &making)
                ?? "nil"
        }
        gives = Self.closure("(\(values.joined(separator: ", ")))", making, assembler)
        guard errors.count == 1 else { return }
        let nothing = elements.indices.map { index -> String in
            if errors.contains(index) { return "Unavailable()" }
            if elements[index].type.isOptional { return "nil" }
            return "\(elements[index].type)" == "Bool" ? "false" : Self.nothing(elements[index].type) ?? values[index]
        }
        guard !nothing.contains(where: { $0.contains("$0") }) else { return }
        fails = "(\(nothing.joined(separator: ", ")))"
    }

    // MARK: Enumerations of outcomes

    /// Returns the answers of an enumeration that has a case for failure.
    private static func enumeration(
        _ type: TypeSyntax,
        named name: String,
        _ assembler: Assembler
    ) -> (gives: String, fails: String)? {
        guard let declaration = assembler.target.declaration(of: type), declaration.kind == .enumeration,
            !type.isOptional, !declaration.protocols.contains("s:s5ErrorP"),
            let failing = declaration.cases.first(where: { !failures.isDisjoint(with: CamelCase.words(of: $0.name)) }),
            declaration.cases.count > 1
        else { return nil }
        var making = Making()
        guard let fails = assembler.values.expression(for: failing, of: declaration, name, &making) else { return nil }
        assembler.absorb(making)
        return (closure(of: type, called: name, assembler), fails)
    }

    // MARK: Values

    private static func value(of type: TypeSyntax, called name: String, _ assembler: Assembler) -> String {
        var making = Making()
        guard let text = assembler.values.value(of: type, called: name, &making) else {
            return assembler.ask(type, called: name)
        }
        assembler.absorb(making)
        return text
    }

    /// Returns a closure that makes a value for each number.
    private static func closure(of type: TypeSyntax, called name: String, _ assembler: Assembler) -> String {
        var making = Making(number: "$0")
        let words = CamelCase.words(of: name).filter { !verbs.contains($0) }
        let spoken = words.isEmpty ? "answer" : CamelCase.variable(words.joined(separator: "_"))
        guard let text = assembler.values.value(of: type.asAnswered, called: spoken, &making) else {
            return "try stage.values(\(assembler.ask(type, called: name, isNumbered: true)))"
        }
        return closure(text, making, assembler)
    }

    private static func closure(_ text: String, _ making: Making, _ assembler: Assembler) -> String {
        assembler.absorb(making)
        let head = making.isNumbered ? "{" : "{ _ in"
        let closure = "\(head) \(text) }"
        // A value that only the main actor can make is made there before another thread asks for it.
        return making.needsMainActor ? "stage.values \(closure)" : closure
    }

    private static let verbs: Set<String> = [
        "get", "fetch", "load", "find", "read", "request", "ask", "for", "with", "by", "all", "answers", "query",
        "retrieve", "download", "search", "async", "feed", "list", "show",
    ]
}

extension TypeSyntax {
    /// The type of an answer with content: what an optional wraps.
    fileprivate var asAnswered: TypeSyntax { isOptional ? unwrappedOptional : self }
}
