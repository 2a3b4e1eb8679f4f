import SpyGenerator

/// The doubles of a module's protocols, which are those that `generate-spies` would write.
struct SpyFiles {
    let names: ModuleNames

    /// The doubles, a file each.
    var files: [WrittenFile] {
        let protocols = ModuleProtocols(names: names).all
        let graph = SymbolGraph(
            module: names.choices.importedModule,
            protocols: protocols.map { ($0.name, $0.methods.map(\.declaration)) }
        )
        let options = SpyOptions(
            mocks: protocols.filter(\.role.isAsked).map(\.name),
            isNonisolatedByDefault: !names.choices.isOnMainActorByDefault
        )
        let (spies, _) = SpyGenerator(graphs: [graph]).spies(of: names.choices.importedModule, options: options)
        return spies.map { WrittenFile(name: "Spies/\($0.fileName)", text: $0.text) }
    }
}
