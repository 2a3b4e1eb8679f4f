/// The files of a new module.
///
/// ```swift
/// let module = NewModule(ModuleChoices(name: try ModuleName("Login"), importedModule: "Login"))
/// for file in module.sources { … }
/// ```
package struct NewModule {
    private let names: ModuleNames

    /// Creates a module.
    ///
    /// - Parameter choices: The choices for the module.
    package init(_ choices: ModuleChoices) {
        names = ModuleNames(choices: choices)
    }

    /// The files of the module itself.
    package var sources: [WrittenFile] {
        [InterfacesFile(names: names).file, WireframeFile(names: names).file, PresenterFile(names: names).file]
            + (names.choices.hasInteractor ? [InteractorFile(names: names).file] : [])
            + (names.choices.hasFormatter ? [FormatterFile(names: names).file] : [])
            + [ViewFile(names: names).file]
    }

    /// The files of its tests.
    ///
    /// Throws ``ChoiceProblem`` if the names leave no name for a double.
    package var tests: [WrittenFile] {
        get throws {
            (names.choices.hasInteractor ? [InteractorSpecFile(names: names).file] : [])
                + [PresenterSpecFile(names: names).file]
                + (names.choices.host == .none ? [ViewSpecFile(names: names).file] : [])
                + [LawsFile(names: names).file]
                + (try SpyFiles(names: names).files())
        }
    }

    /// The patterns of the protocols whose doubles are called mocks in all modules with these choices; `*` stands for
    /// any text.
    package var mocks: [String] {
        ModuleProtocols(names: names).all.map(\.role).filter(\.isAsked)
            .map { names.choices.naming.name(of: $0, in: "*") }
    }
}
