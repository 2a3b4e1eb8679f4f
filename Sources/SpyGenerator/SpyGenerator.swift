/// Writes spies for protocols, from what the compiler knows about them.
///
/// ```swift
/// let generator = SpyGenerator(graphs: graphs, sources: files)
/// let (spies, problems) = generator.spies(of: "TodoContracts", options: SpyOptions())
/// ```
public struct SpyGenerator {
    /// All declarations of the modules.
    package let table: SymbolTable
    private let reader: ProtocolReader

    /// Creates a generator.
    ///
    /// - Parameters:
    ///   - graphs: The symbol graphs of the module and of those that its protocols inherit from.
    ///   - sources: The paths of the module's source files.
    ///   - dependencies: The paths of source files of modules that it imports.
    public init(graphs: [SymbolGraph], sources: [String] = [], dependencies: [String] = []) {
        table = SymbolTable(graphs)
        reader = ProtocolReader(table: table, sources: SourceIndex(sources, dependencies: dependencies))
    }

    /// Writes the spies for the protocols of a module, and reports the protocols that it cannot spy on.
    ///
    /// - Parameters:
    ///   - module: The module that declares the protocols.
    ///   - names: The protocols; all of the module's if there are none.
    ///   - exceptions: Protocols that are left out.
    ///   - options: The form of the spies.
    /// - Returns: The spies by name, and a problem for each protocol that has none.
    public func spies(
        of module: String,
        protocols names: [String] = [],
        except exceptions: Set<String> = [],
        options: SpyOptions = SpyOptions()
    ) -> (spies: [Spy], problems: [SpyProblem]) {
        var spies: [String: Spy] = [:]
        var problems: [SpyProblem] = []
        for symbol in protocols(of: module, named: names) where !exceptions.contains(symbol.qualifiedName) {
            do {
                let spy = try spy(symbol, options)
                // Some file systems treat names that differ only in case as the same.
                let key = spy.name.lowercased()
                if hasProtocol(spy.name, module) {
                    throw problem(symbol, "\(module) has a protocol \(spy.name), which its spy would hide")
                }
                if let other = spies[key] { throw problem(symbol, "\(other.origin) has a spy of the same name") }
                spies[key] = spy
            } catch let problem as SpyProblem {
                problems.append(problem)
            } catch {
                problems.append(problem(symbol, "\(error)"))
            }
        }
        let hidden = hidden(in: module)
        for (name, place) in hidden where !exceptions.contains(name) && (names.isEmpty || names.contains(name)) {
            let reason = "the symbol graph leaves out what begins with an underscore and is not public"
            problems.append(SpyProblem(place: place, requirement: name, reason: "\(reason): write its spy by hand"))
        }
        let found = Set(protocols(of: module, named: names).map(\.qualifiedName) + hidden.map(\.name))
        for name in names where !found.contains(name) {
            problems.append(SpyProblem(place: nil, requirement: name, reason: "\(module) has no such protocol"))
        }
        return (spies.values.sorted { $0.name < $1.name }, problems.sorted { $0.description < $1.description })
    }

    /// Returns the names of all protocols of a module that can have a spy, as code elsewhere writes them.
    ///
    /// - Parameter module: The module that declares the protocols.
    /// - Returns: The names, sorted.
    public func protocols(of module: String) -> [String] {
        protocols(of: module, named: []).map(\.qualifiedName).sorted()
    }

    /// Returns the names of all protocols of a module that the symbol graph omits although they are not private.
    ///
    /// - Parameter module: The module that declares the protocols.
    /// - Returns: The names, sorted.
    public func hiddenProtocols(of module: String) -> [String] { hidden(in: module).map(\.name).sorted() }

    /// Returns the modules whose symbol graphs are missing although protocols inherit from protocols of theirs.
    ///
    /// - Parameter module: The module that declares the protocols.
    /// - Returns: The names of the modules, sorted.
    public func missingModules(of module: String) -> [String] {
        let parents = protocols(of: module, named: []).flatMap { reader.unknownParents(of: $0.identifier.precise) }
        return Set(parents.compactMap { $0.split(separator: ".").first.map(String.init) })
            .subtracting(["Swift", "_Concurrency"]).sorted()
    }

    private func hidden(in module: String) -> [(name: String, place: Place)] {
        let known = Set(protocols(of: module))
        return reader.sources.underscored.map { (name: $0.path.joined(separator: "."), place: $0.place) }
            .filter { !known.contains($0.name) }
    }

    private func hasProtocol(_ name: String, _ module: String) -> Bool {
        !protocols(of: module, named: [name]).isEmpty
    }

    private func protocols(of module: String, named names: [String]) -> [Symbol] {
        table.symbols.values
            .filter { $0.kind.identifier == "swift.protocol" && table.modules[$0.identifier.precise] == module }
            .filter { !["private", "fileprivate"].contains($0.accessLevel) }
            .filter { names.isEmpty || names.contains($0.qualifiedName) }
            .sorted { $0.identifier.precise < $1.identifier.precise }
    }

    private func spy(_ symbol: Symbol, _ options: SpyOptions) throws -> Spy {
        if symbol.spi == true {
            throw problem(symbol, "it is @_spi, and the symbol graph does not say for whom: write its spy by hand")
        }
        let declaration = try reader.read(symbol)
        let plan = try planner(of: declaration, options).plan()
        let names = SupportNames(table, support: options.support, shadowedBy: declaration.associatedTypes.map(\.name))
        if let name = names.lost {
            throw problem(symbol, "its associated type \(name) hides the type of this name that its spy needs")
        }
        let writer = SpyWriter(plan: plan, options: options, names: names)
        let origin = "\(declaration.name) in \(declaration.module)"
        return Spy(
            name: plan.name,
            origin: origin,
            text: SpyFile(origin: origin, generated: writer.text).text,
            place: declaration.place,
            requirements: declaration.requirements.map {
                Spy.NamedPlace(title: $0.title, name: $0.name, place: $0.place)
            },
            hidesUnderscores: declaration.isInternal
        )
    }

    /// Returns the decisions about the spy of a protocol before it is written; `nil` if there can be no spy.
    ///
    /// - Parameters:
    ///   - id: The identifier of the protocol.
    ///   - options: The form of the spy.
    package func plan(of id: String, options: SpyOptions = SpyOptions()) -> SpyPlan? {
        guard let symbol = table.symbols[id], let declaration = try? reader.read(symbol) else { return nil }
        let planner = planner(of: declaration, options)
        return try? planner.plan()
    }

    private func planner(of declaration: ProtocolDeclaration, _ options: SpyOptions) -> Planner {
        let base = declaration.path.map(\.identifier).joined()
        return Planner(
            declaration,
            name: base + options.suffix(for: declaration.name),
            table: table,
            sources: reader.sources,
            ambiguousNames: options.ambiguousNames
        )
    }

    private func problem(_ symbol: Symbol, _ reason: String) -> SpyProblem {
        SpyProblem(
            place: Place(symbol.location),
            requirement: symbol.qualifiedName,
            reason: reason
        )
    }
}
