import SpyGenerator

/// Assembles a module from its presenter: it creates what the presenter takes, and then sets the remaining references.
final class Assembler {
    let target: Target
    private(set) var assembly = Assembly()
    private var building: Set<String> = []

    init(target: Target) {
        self.target = target
    }

    private var roles: RoleFinder { target.roles }

    /// Makes values, and uses the module's own objects and doubles wherever a value asks for one.
    var values: ValueMaker {
        var maker = ValueMaker(table: target.generator.table, types: target.types, reader: target.reader)
        maker.object = { [unowned self] type, name in object(of: type, called: name, for: nil) }
        return maker
    }

    // MARK: The module

    /// Assembles the module of a presenter.
    ///
    /// - Returns: The presenter; `nil` if only its own module can create it.
    func assemble(_ presenter: TypeDeclaration) -> Part? {
        guard build(presenter, called: "presenter", isPresenter: true) != nil,
            let part = assembly.parts.first(where: { $0.type.id == presenter.id })
        else { return nil }
        var index = 0
        while index < assembly.parts.count {
            connect(assembly.parts[index], presenter: part)
            index += 1
        }
        return part
    }

    // MARK: Creating

    /// Creates an object or a value of a type, and returns its variable; `nil` if it cannot be created.
    private func build(_ type: TypeDeclaration, called name: String, isPresenter: Bool = false) -> String? {
        if let part = assembly.parts.first(where: { $0.type.id == type.id }) { return part.variable }
        guard building.insert(type.id).inserted else { return nil }
        defer { building.remove(type.id) }
        var isFailable = false
        var best: (assembly: Assembly, call: String, given: Set<String>, score: (Int, Int, Int))?
        let designated = type.initializers.filter { !$0.isConvenience && !$0.isFailable }
        let start = assembly
        let others = type.initializers.filter { !$0.isFailable }
        let candidates = !designated.isEmpty ? designated : others.isEmpty ? type.initializers : others
        for initializer in candidates where type.kind != .enumeration && !type.isGeneric {
            assembly = start
            guard let (list, given) = arguments(for: initializer, of: type) else { continue }
            let prefix = (initializer.isThrowing ? "try " : "") + (initializer.isAsync ? "await " : "")
            let score = (start.questions.count - assembly.questions.count, given.count, initializer.parameters.count)
            if best.map({ score > $0.score }) ?? true {
                best = (assembly, "\(prefix)\(type.name)(\(list))", given, score)
                isFailable = initializer.isFailable
            }
        }
        if best == nil {
            assembly = start
            if let (call, given) = factoryCall(of: type) { best = (assembly, call, given, (0, 0, 0)) }
        }
        assembly = start
        guard let best else { return nil }
        assembly = best.assembly
        // The same name may have been given to something in its own arguments.
        let variable = unique(isPresenter ? Self.presenterName(type) : name, or: type.shortName)
        if !type.availability.isEmpty { require(type) }
        let reason = "\(type.name) cannot be created with these values."
        assembly.lines.append(
            isFailable
                ? "guard let \(variable) = \(best.call) else { throw CouldNotJudge(\"\(reason)\") }"
                : "let \(variable) = \(best.call)"
        )
        assembly.parts.append(Part(variable: variable, type: type, given: best.given))
        assembly.making.modules.insert(type.module)
        return variable
    }

    /// Adds a check that the system has a type that is not available on all systems.
    private func require(_ type: TypeDeclaration) {
        let line = """
            guard #available(\(type.availability.joined(separator: ", ")), *) else { \
            throw CouldNotJudge("\(type.name) needs a newer system.") }
            """
        if !assembly.lines.contains(line) { assembly.lines.append(line) }
    }

    private static func presenterName(_ type: TypeDeclaration) -> String {
        let words = CamelCase.words(of: type.shortName)
        if words.suffix(2) == ["view", "model"] { return "viewModel" }
        return ["presenter", "presentation", "model"].contains(words.last ?? "") ? words.last ?? "" : "presenter"
    }

    private func arguments(for initializer: Initializer, of type: TypeDeclaration) -> (
        list: String, given: Set<String>
    )? {
        var parts: [String] = []
        var given: Set<String> = []
        for parameter in initializer.parameters {
            let type = initializer.constrained(parameter.type)
            let name = parameter.name
            if let id = target.protocolID(of: type) { given.insert(id) }
            if parameter.isVariadic { continue }
            guard let text = argument(type, called: name, hasDefault: parameter.hasDefault) else {
                if parameter.hasDefault { continue }
                return nil
            }
            parts.append((parameter.label.map { "\(Keywords.argumentLabel($0)): " } ?? "") + text)
        }
        return (parts.joined(separator: ", "), given)
    }

    /// Returns the argument for a parameter; `nil` if it is left out.
    private func argument(_ type: TypeSyntax, called name: String, hasDefault: Bool) -> String? {
        if let object = object(of: type, called: name, for: nil) { return object }
        if let work = work(type, called: name) { return work }
        var making = assembly.making
        // A default language, queue or format is the one that the module is meant to have.
        if let text = values.value(of: type, called: name, &making), !(hasDefault && text == "nil") {
            if hasDefault, !text.contains("stage.clock"), !making.needsNow, target.protocolID(of: type) == nil {
                return nil
            }
            absorb(making)
            return text
        }
        if type.isOptional { return "nil" }
        return hasDefault ? nil : ask(type, called: name)
    }

    /// Returns a closure for a parameter that is named like a method of an interactor of the module, and that calls
    /// this method.
    private func work(_ type: TypeSyntax, called name: String) -> String? {
        guard case .function(let function) = target.types.resolved(type).unwrappedOptional, function.result.isVoid
        else {
            return nil
        }
        for candidate in roles.types where roles.role(of: candidate) == .interactor {
            guard
                let method = candidate.methods.first(where: { method in
                    method.name == name && method.result.isVoid && !method.isAsync && method.failure == .none
                        && method.parameters.map(\.type.description) == function.parameters.map(\.type.description)
                }), let variable = build(candidate, called: "interactor")
            else { continue }
            let names = function.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
            return "{ \(variable).\(method.name)(\(names)) }"
        }
        return nil
    }

    private func factoryCall(of type: TypeDeclaration) -> (call: String, given: Set<String>)? {
        for owner in roles.types {
            let methods = owner.typeMethods + (owner.id == type.id ? [] : owner.methods)
            for method in methods where target.declaration(of: method.result)?.id == type.id {
                let start = assembly
                let initializer = Initializer(method)
                guard let (list, given) = arguments(for: initializer, of: type) else { continue }
                let isStatic = owner.typeMethods.contains(method)
                guard let base = isStatic ? owner.name : build(owner, called: CamelCase.variable(owner.shortName))
                else {
                    assembly = start
                    continue
                }
                let prefix = (initializer.isThrowing ? "try " : "") + (initializer.isAsync ? "await " : "")
                return ("\(prefix)\(base).\(method.name)(\(list))", given)
            }
        }
        return nil
    }

    // MARK: Objects

    /// Returns the double or the object that stands for a type; `nil` if a plain value does.
    func object(of type: TypeSyntax, called name: String, for owner: Part?) -> String? {
        if let id = target.protocolID(of: type) { return object(for: id, called: name, owner) }
        guard let declaration = target.declaration(of: type), declaration.module == target.name else { return nil }
        guard isPart(declaration) else { return nil }
        return build(declaration, called: name)
    }

    /// Whether a type has work to do in the module, and is thus no plain value.
    private func isPart(_ type: TypeDeclaration) -> Bool {
        if type.kind == .enumeration { return false }
        if assembly.parts.contains(where: { $0.type.id == type.id }) { return true }
        if let role = roles.role(of: type), role != .view, type.isReference || role == .interactor { return true }
        return type.isReference
            && type.initializers.contains { $0.parameters.contains { target.protocolID(of: $0.type) != nil } }
    }

    private func object(for id: String, called name: String, _ owner: Part?) -> String? {
        if let double = assembly.doubles.first(where: { $0.protocolID == id }) { return double.variable }
        if let owner,
            let part = assembly.parts.first(where: { $0.type.id != owner.type.id && $0.type.protocols.contains(id) })
        {
            return part.variable
        }
        guard SymbolID.module(of: id) != "VIPERContracts" else {
            return target.protocolName(id) == "DayClock" ? "stage.clock" : nil
        }
        let role = roles.role(of: id, called: name)
        if role?.isBoundary != true, let variable = conformer(to: id, called: name) { return variable }
        if let double = double(for: id, called: name, role ?? .service) { return double }
        return conformer(to: id, called: name)
    }

    private func conformer(to id: String, called name: String) -> String? {
        let types = roles.conformers(to: id).filter { !building.contains($0.id) }
        guard types.count == 1, types[0].kind != .enumeration else { return nil }
        return build(types[0], called: name)
    }

    /// Creates a double for a protocol, and returns its variable; `nil` if there can be none.
    private func double(for id: String, called name: String, _ role: Role) -> String? {
        guard let spy = target.generator.plan(of: id, options: target.options), spy.generics.isEmpty else { return nil }
        let variable = unique(name, or: target.protocolName(id))
        let found = target.doubles[spy.declaration.name]
        let double = Double(
            variable: variable,
            protocolID: id,
            role: role,
            spy: spy,
            type: found ?? spy.name,
            isFound: found != nil
        )
        assembly.doubles.append(double)
        assembly.making.modules.insert(spy.declaration.module)
        return variable
    }

    // MARK: Connecting

    /// Sets the properties of a part that are set after its creation.
    private func connect(_ part: Part, presenter: Part) {
        for property in part.type.properties where property.isSettable && !property.isStatic {
            guard property.type.isOptional else { continue }
            let isPresenter = part.type.id == presenter.type.id
            if let id = target.protocolID(of: property.type) {
                if part.given.contains(id) { continue }
                if !isPresenter, presenter.type.protocols.contains(id) {
                    assembly.lines.append(assignment(part, property, presenter.variable))
                    assembly.connected.insert(id)
                } else if let object = object(for: id, called: property.name, part) {
                    assembly.lines.append(assignment(part, property, object))
                }
            } else if let declaration = target.declaration(of: property.type), declaration.module == target.name,
                isPart(declaration), roles.role(of: declaration) != .view,
                let object = declaration.id == presenter.type.id && !isPresenter
                    ? presenter.variable : build(declaration, called: property.name)
            {
                assembly.lines.append(assignment(part, property, object))
            }
        }
    }

    private func assignment(_ part: Part, _ property: Property, _ value: String) -> String {
        "\(part.variable).\(Keywords.escaped(property.name)) = \(value)"
    }

    // MARK: Asking

    /// Adds a function that a person fills in with a value.
    ///
    /// - Returns: The call of this function.
    func ask(_ type: TypeSyntax, called name: String, isNumbered: Bool = false) -> String {
        let written = "\(target.types.written(type.unwrappedPrefixes))"
        let subject = target.declaration(of: type)?.shortName ?? CamelCase.capitalized(CamelCase.variable(name))
        let names = ["make\(subject)"] + (2...99).map { "make\(subject)\($0)" }
        let function = names.first { name in
            assembly.questions.allSatisfy { $0.name != name || $0.type == written }
        }
        let question = Question(name: function ?? names[0], type: written, purpose: name, isNumbered: isNumbered)
        if let index = assembly.questions.firstIndex(where: { $0.name == question.name }) {
            // A function that makes a different value for each number can also make a single one.
            assembly.questions[index].isNumbered = assembly.questions[index].isNumbered || isNumbered
        } else {
            assembly.questions.append(question)
        }
        absorb(modulesOf: type)
        return isNumbered ? question.name : question.call
    }

    /// Returns a constant with a value that a person fills in, for closures that must not throw.
    func constant(asking type: TypeSyntax, called name: String) -> String {
        let call = ask(type, called: name)
        if let known = assembly.constants.first(where: { $0.call == call }) { return known.name }
        let constant = unique(name, or: name)
        assembly.constants.append(Constant(name: constant, call: call))
        return constant
    }

    /// Adds a function in which a person names the module's events, because the code declares none.
    func askForEvents(of part: Part) -> String {
        let question = Question(
            name: "nameEvents",
            type: part.type.name,
            purpose: "",
            isNumbered: false,
            isAboutEvents: true
        )
        assembly.questions.append(question)
        return "try nameEvents(of: \(part.variable), on: stage)"
    }

    func absorb(_ making: Making) {
        assembly.making.modules.formUnion(making.modules)
        assembly.making.needsNow = assembly.making.needsNow || making.needsNow
    }

    private func absorb(modulesOf type: TypeSyntax) {
        for id in type.ids {
            if let module = target.generator.table.modules[id] { assembly.making.modules.insert(module) }
        }
        if type.ids.contains(where: { SymbolID.module(of: $0)?.hasPrefix("Foundation") ?? true }) {
            assembly.making.modules.insert("Foundation")
        }
    }

    /// Adds a line to the assembly of the module.
    func append(_ line: String) { assembly.lines.append(line) }

    func note(_ text: String) {
        if !assembly.notes.contains(text) { assembly.notes.append(text) }
    }

    /// Returns a name for a constant that no other constant has.
    func unique(_ name: String, or type: String) -> String {
        let plain = name.first?.isLetter == true && name != "value" ? name : CamelCase.variable(type)
        let names = [plain, CamelCase.variable(type)] + (2...99).map { "\(plain)\($0)" }
        let free = names.first { !assembly.names.contains($0) } ?? plain
        assembly.names.insert(free)
        return Keywords.escaped(free)
    }
}

extension Initializer {
    /// Returns a type with the constraint of each type parameter in its place.
    fileprivate func constrained(_ type: TypeSyntax) -> TypeSyntax {
        let names = Set(generics.map(\.name))
        guard !names.isEmpty else { return type }
        return type.mapped { part in
            guard case .named(let name, _, _) = part, names.contains(name),
                let condition = conditions.first(where: { "\($0.left)" == "\(part)" && !$0.isSameType })
            else { return part }
            return .prefixed("any", condition.right)
        }
    }

    /// Treats a method that makes an object like an initialiser.
    fileprivate init(_ method: Requirement) {
        parameters = method.parameters
        generics = method.generics
        conditions = method.conditions
        isAsync = method.isAsync
        isThrowing = method.failure != .none
        isFailable = false
        isConvenience = false
        isOnMainActor = method.isolation == .global("MainActor")
    }
}
