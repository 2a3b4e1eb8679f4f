import SpyGenerator

/// The doubles of a module's protocols, as `generate-spies` would write them.
struct SpyFiles {
    let names: ModuleNames

    /// Returns the doubles, one in each file.
    ///
    /// - Throws: ``ChoiceProblem`` if a protocol cannot have one because of its name.
    func files() throws -> [WrittenFile] {
        let protocols = ModuleProtocols(names: names).all
        let graph = SymbolGraph(
            module: names.choices.importedModule,
            protocols: protocols.map { ($0.name, $0.methods.map(\.declaration)) }
        )
        let options = SpyOptions(
            mocks: protocols.filter(\.role.isAsked).map(\.name),
            isNonisolatedByDefault: !names.choices.isOnMainActorByDefault
        )
        let (spies, problems) = SpyGenerator(graphs: [graph]).spies(of: names.choices.importedModule, options: options)
        if let problem = problems.first { throw ChoiceProblem("\(problem.text).") }
        return spies.map { WrittenFile(name: "Spies/\($0.fileName)", text: $0.text) }
    }
}
