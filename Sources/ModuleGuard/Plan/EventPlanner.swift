import SpyGenerator

/// Finds the events that a user can cause: what the view calls, and what other screens call.
struct EventPlanner {
    let assembler: Assembler
    let presenter: Part
    /// The streams that tell the presenter what the user does.
    let sources: [StreamPlanner.Source]

    private var target: Target { assembler.target }
    private var table: SymbolTable { target.generator.table }

    fileprivate struct Event {
        let member: Requirement
        /// The object that has the member; `nil` if it is the presenter.
        var owner: String?
        /// The name of the stream that delivers the event, if one does.
        var source: String?
        /// Whether the event sets a property instead of calling a method.
        var isBinding = false
        /// The case that is passed, if one member receives everything that a user does.
        var action: Action?
        var suggestion: EventSuggestion?

        /// The name that tells what the event is about.
        var name: String { action?.given.name ?? source ?? member.name }
        var isPlain: Bool { action.map(\.given.payload.isEmpty) ?? member.parameters.isEmpty }
    }

    /// A case of an enumeration of user actions.
    fileprivate struct Action {
        let type: TypeDeclaration
        let given: TypeDeclaration.Case
    }

    /// Returns a line for each event: first those with which the view appears, and last those with which the user
    /// leaves.
    func lines() -> [String] {
        var events = told.flatMap { self.events(for: $0) } + sources.flatMap { self.events(from: $0) }
        if !events.contains(where: \.appears),
            let first = events.firstIndex(where: {
                $0.suggestion == nil && $0.isPlain && EventSuggestion.begins($0.name)
            })
        {
            events[first].suggestion = .beginning
        }
        events = bindings + events
        let others = elsewhere.map { Event(member: $0, suggestion: EventSuggestion.elsewhere) }
        let ordered =
            events.filter(\.appears) + events.filter { !$0.appears && !$0.leaves } + others + events.filter(\.leaves)
        var names: Set<String> = []
        if ordered.isEmpty { return [assembler.askForEvents(of: presenter)] }
        return ordered.flatMap { event in
            let name = name(of: event, &names)
            let line = line(for: event, named: name)
            return [line] + (isTyping(event) ? [again(line, name)] : [])
        }
    }

    // MARK: Members

    private static let actions: Set<String> = ["action", "event", "intent", "input", "message", "command"]

    /// Returns the event of a member, or an event for each case if the member receives an enumeration of user actions.
    private func events(for member: Requirement, of owner: String? = nil) -> [Event] {
        guard member.parameters.count == 1, let type = target.declaration(of: member.parameters[0].type),
            type.kind == .enumeration, !type.isGeneric, !member.parameters[0].type.isOptional,
            CamelCase.words(of: type.shortName).last.map(Self.actions.contains) == true
        else { return [Event(member: member, owner: owner, suggestion: suggestion(for: member))] }
        return type.cases.compactMap { given in
            var making = Making()
            if assembler.values.expression(for: given, of: type, given.name, &making) == nil {
                assembler.note("“\(CamelCase.spoken(given.name))” is left out, since nobody can make what it brings.")
                return nil
            }
            let numbers = given.payload.map { (name: $0.label ?? given.name, type: $0.type) }
            let suggestion = EventSuggestion.of(given.name, takesPlace: numbers.contains(where: isPlace))
            let action = Action(type: type, given: given)
            return Event(member: member, owner: owner, action: action, suggestion: suggestion)
        }
    }

    /// Returns the events that a stream delivers.
    private func events(from source: StreamPlanner.Source) -> [Event] {
        var member = Requirement(kind: .method, name: "yield", title: "yield")
        if !target.types.resolved(source.element).isVoid {
            member.parameters = [Parameter(label: nil, name: source.name, type: source.element)]
        }
        return events(for: member, of: source.variable).map { event in
            var event = event
            event.source = source.name
            if event.action == nil {
                event.suggestion = EventSuggestion.of(source.name, takesPlace: takesPlace(member))
            }
            return event
        }
    }

    /// Returns the module's protocols that the presenter conforms to and whose roles are wanted.
    private func protocols(_ isWanted: (Role?) -> Bool) -> [String] {
        presenter.type.protocols.sorted().filter { id in
            guard target.isProtocol(id), !assembler.assembly.connected.contains(id) else { return false }
            guard table.modules[id] != "VIPERContracts" else { return false }
            return isWanted(target.roles.role(of: id))
        }
    }

    /// The members that the view calls on the presenter.
    private var told: [Requirement] {
        let interfaces = protocols { $0 == .presenter }
        let members = interfaces.isEmpty ? ownMethods : interfaces.flatMap(requirements)
        return unique(members).filter(isEvent)
    }

    /// The members that other screens call on the presenter, as the delegate of a module that it opens.
    private var elsewhere: [Requirement] {
        let members = protocols { $0 == .delegate || $0 == .output }.flatMap(requirements)
        return unique(members).filter(isEvent)
    }

    private func requirements(of id: String) -> [Requirement] {
        target.reader.places.sorted(table.requirements[id, default: []].compactMap { table.symbols[$0] })
            .compactMap { symbol in
                var parser = DeclarationParser(symbol)
                return try? parser.requirement(title: symbol.pathComponents.last ?? "")
            }
    }

    /// The methods that the compiler and its macros add to types.
    private static let written: Set<String> = ["hash", "access", "withMutation", "shouldNotifyObservers"]

    /// The methods of the presenter that no protocol requires, apart from the presenter's own interfaces.
    private var ownMethods: [Requirement] {
        let others = presenter.type.protocols.filter(target.isProtocol).flatMap(requirements).map(\.title)
        return presenter.type.methods.filter { !others.contains($0.title) && !Self.written.contains($0.name) }
    }

    private func unique(_ members: [Requirement]) -> [Requirement] {
        members.reduce(into: []) { all, member in
            if !all.contains(where: { $0.title == member.title }) { all.append(member) }
        }
    }

    /// Whether a member is an event, and no value that is read.
    private func isEvent(_ member: Requirement) -> Bool {
        guard case .method = member.kind, !member.isStatic else { return false }
        guard member.result.isVoid || member.isAsync || member.attributes.contains("@discardableResult") else {
            return false
        }
        if let reason = reason(against: member) {
            assembler.note("“\(CamelCase.spoken(member.name))” is left out, since \(reason).")
            return false
        }
        return true
    }

    /// Returns why an event cannot be caused.
    private func reason(against member: Requirement) -> String? {
        if target.reader.places.isEmpty(member.name, of: presenter.type.shortName) { return "it does nothing" }
        if !member.generics.isEmpty { return "whoever calls it chooses a type" }
        let isChanging = member.parameters.contains { $0.type.unprefixed.prefixes.contains("inout") }
        return isChanging ? "it changes what it is handed" : nil
    }

    /// The events in which a view that observes the presenter sets a property of it, such as the text of a field.
    private var bindings: [Event] {
        guard presenter.type.isObserved else { return [] }
        return presenter.type.properties.filter { $0.isSettable && !$0.isStatic && isPlain($0.type) }
            .filter { !target.reader.places.hidesSetter(of: $0.name) }
            .map { property in
                var member = Requirement(kind: .method, name: property.name, title: property.name)
                member.parameters = [Parameter(label: nil, name: property.name, type: property.type)]
                return Event(member: member, isBinding: true)
            }
    }

    private func isPlain(_ type: TypeSyntax) -> Bool {
        ["String", "Bool", "Int", "Double", "Date"].contains("\(target.types.resolved(type))")
    }

    // MARK: Suggestions

    private func suggestion(for member: Requirement) -> EventSuggestion? {
        EventSuggestion.of(member.name, takesPlace: takesPlace(member))
    }

    /// Whether the event is about one of several items on the screen.
    private func takesPlace(_ member: Requirement) -> Bool {
        member.parameters.contains { parameter in
            isPlace(
                parameter.label.map { $0 + CamelCase.capitalized(parameter.name) } ?? parameter.name,
                parameter.type
            )
        }
    }

    private func isPlace(_ name: String, _ type: TypeSyntax) -> Bool {
        let type = "\(target.types.resolved(type))"
        return type == "IndexPath" || type == "Int" && StandardValues.isIndex(name)
    }

    // MARK: Lines

    private func name(of event: Event, _ taken: inout Set<String>) -> String {
        let labels = event.member.parameters.compactMap(\.label).map(CamelCase.spoken)
        var name = CamelCase.spoken(event.name)
        if taken.contains(name) { name = ([name] + labels).joined(separator: " ") }
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(CamelCase.spoken(event.name)) \(number)"
            number += 1
        }
        return name
    }

    private func line(for event: Event, named name: String) -> String {
        let member = event.member
        var making = Making()
        let list =
            event.action.flatMap { argument($0, of: member, &making) }
            ?? assembler.values.arguments(for: member.parameters, of: nil, &making)
            ?? askedArguments(of: member, &making)
        assembler.absorb(making)
        var traits = ""
        if let suggestion = event.suggestion {
            let text = suggestion.traits.joined(separator: ", ")
            traits = suggestion.traits.count == 1 ? ", \(text)" : ", [\(text)]"
            assembler.note("“\(name)” is \(text): \(suggestion.reason).")
        }
        if event.isBinding {
            let path = "\(presenter.variable).\(Keywords.escaped(member.name))"
            return "stage.event(\"change \(name)\") { \(path) = \(list) }"
        }
        let owner = event.owner ?? presenter.variable
        if let count = ScreenPlanner(assembler: assembler, presenter: presenter).rows.first?.count.name,
            event.suggestion?.traits == [".needsContent"], member.parameters.count == 1,
            "\(target.types.resolved(member.parameters[0].type))" == "Int"
        {
            let path = "\(presenter.variable).\(count)"
            let label = member.parameters[0].label.map { "\($0): " } ?? ""
            let call = "\(owner).\(Keywords.escaped(member.name))(\(label)\(path) - 1)"
            return "stage.event(\"\(name)\"\(traits), when: { \(path) > 0 }) { \(effects(of: event, call)) }"
        }
        let call = "\(owner).\(Keywords.escaped(member.name))(\(list))"
        return "stage.event(\"\(name)\"\(traits)) { \(effects(of: event, call)) }"
    }

    /// Returns the case as the only argument of a member.
    private func argument(_ action: Action, of member: Requirement, _ making: inout Making) -> String? {
        let text = assembler.values.expression(for: action.given, of: action.type, action.given.name, &making)
        guard let text else { return nil }
        let label = member.parameters[0].label.map { "\(Keywords.argumentLabel($0)): " } ?? ""
        return label + text.abbreviated(action.type.name)
    }

    /// Whether the event passes a search text, so that the answer to one text may overtake the answer to another.
    private func isTyping(_ event: Event) -> Bool {
        guard !event.isBinding, event.action == nil, event.member.parameters.count == 1,
            "\(target.types.resolved(event.member.parameters[0].type))" == "String"
        else { return false }
        let words = CamelCase.words(of: event.member.name) + CamelCase.words(of: event.member.parameters[0].name)
        let typing: Set<String> = ["type", "typed", "search", "query", "queries", "filter", "find", "prefix", "term"]
        return !typing.isDisjoint(with: words)
    }

    /// Returns the same event with another text.
    private func again(_ line: String, _ name: String) -> String {
        guard let end = line.lastIndex(of: "\"") else { return line }
        return (line[..<end] + " 2" + line[end...]).replacing("\"\(name)\"", with: "\"\(name) again\"")
    }

    private func effects(of event: Event, _ call: String) -> String {
        // A continuation takes the value at once, and its result does not matter.
        guard event.owner == nil else { return call }
        let member = event.member
        let isAwaited = member.isAsync || presenter.type.kind == .actor && member.isolation != .nonisolated
        let awaited = isAwaited ? "await \(call)" : call
        let attempted = member.failure == .none ? awaited : "try? \(awaited)"
        return member.result.isVoid && member.failure == .none ? attempted : "_ = \(attempted)"
    }

    /// Returns the arguments, some of which a person fills in.
    private func askedArguments(of member: Requirement, _ making: inout Making) -> String {
        member.parameters.map { parameter in
            let label = parameter.label.map { "\(Keywords.argumentLabel($0)): " } ?? ""
            if let text = assembler.values.value(of: parameter.type, called: parameter.name, &making) {
                return label + text
            }
            return label + assembler.constant(asking: parameter.type, called: parameter.name)
        }.joined(separator: ", ")
    }
}

extension EventPlanner.Event {
    fileprivate var appears: Bool { suggestion?.traits.contains(".appears") ?? false }
    fileprivate var leaves: Bool { suggestion?.traits.contains(".leaves") ?? false }
}
