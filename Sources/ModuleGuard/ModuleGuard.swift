package import ModuleWriter
package import SpyGenerator

/// Writes the wiring of the laws for the modules of a target, from the compiler's symbol graphs.
///
/// ```swift
/// let guarding = ModuleGuard(target: "Login", graphs: graphs, sources: files)
/// let laws = guarding.laws
/// ```
package struct ModuleGuard {
    private let target: Target

    /// Creates a guard.
    ///
    /// - Parameters:
    ///   - name: The module that declares the presenters.
    ///   - graphs: Its symbol graph, and those of the modules that it imports.
    ///   - sources: The paths of its source files.
    ///   - dependencies: The paths of the source files of modules that it imports.
    ///   - options: The form of the spies.
    ///   - doubles: The names of doubles that the tests already have, by protocol.
    ///   - naming: The naming scheme of the protocols, if it is not one of the known schemes.
    package init(
        target name: String,
        graphs: [SymbolGraph],
        sources: [String] = [],
        dependencies: [String] = [],
        options: SpyOptions = SpyOptions(),
        doubles: [String: String] = [:],
        naming: NamingScheme? = nil
    ) {
        target = Target(
            name: name,
            graphs: graphs,
            sources: sources,
            dependencies: dependencies,
            options: options,
            doubles: doubles,
            naming: naming
        )
    }

    /// The laws of each module of the target, and the problems with modules that have none.
    package var laws: (files: [LawsFile], problems: [GuardProblem]) {
        var files: [LawsFile] = []
        var problems: [GuardProblem] = []
        func add(_ type: TypeDeclaration, _ reason: String) {
            problems.append(GuardProblem(place: type.place, text: "\(type.name) \(reason)"))
        }
        let finder = PresenterFinder(target: target)
        for type in finder.generic {
            add(type, "is left out, since it has or inherits type parameters: wire it by hand.")
        }
        for (type, name) in finder.presenters {
            guard let plan = ModulePlanner(target: target).plan(type, name: name) else {
                add(type, "has no initializer that a test could call, and nothing else that makes it.")
                continue
            }
            let isBase = target.generator.table.superclasses.values.contains(type.id)
            if isBase, plan.assembly.doubles.isEmpty {
                add(type, "is left out, since it is handed nothing, and others inherit from it.")
                continue
            }
            files.append(LawsFile(plan))
        }
        return (files, problems)
    }

    /// The names of all protocols that a double may stand for.
    package var protocols: [String] {
        let others = laws.files.flatMap(\.doubledProtocols)
        return Set(target.generator.protocols(of: target.name) + others).sorted()
    }

    /// Returns the spies that the laws need and the tests do not have.
    package func spies(for files: [LawsFile]) -> [Spy] {
        files.reduce(into: []) { all, file in
            for (module, names) in file.protocols.sorted(by: { $0.key < $1.key }) {
                let spies = target.generator.spies(of: module, protocols: names.sorted(), options: target.options).spies
                all += spies.filter { spy in !all.contains { $0.name == spy.name } }
            }
        }
    }
}
