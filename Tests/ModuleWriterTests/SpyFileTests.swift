import Foundation
import SpyGenerator
import Testing

@testable import ModuleWriter

/// The spies of a new module are those that `generate-spies` writes once it compiles.
@Suite struct SpyFileTests {
    @Test(arguments: [false, true])
    func `Spies are what the generator makes of the compiled protocols`(isOnMainActorByDefault: Bool) throws {
        let all = try AllChoices.named({ "Module\($0)" }, in: "Modules").map { choices in
            var choices = choices
            choices.isOnMainActorByDefault = isOnMainActorByDefault
            return choices
        }
        let interfaces = all.map { InterfacesFile(names: ModuleNames(choices: $0)).file.text }.joined(separator: "\n")
        let flags = isOnMainActorByDefault ? ["-default-isolation", "MainActor"] : []
        let graphs = try SymbolGraphs.compiled(interfaces, module: "Modules", flags: flags)
        let options = SpyOptions(
            mocks: all.flatMap { NewModule($0).mocks },
            isNonisolatedByDefault: !isOnMainActorByDefault
        )
        let (spies, problems) = SpyGenerator(graphs: graphs).spies(of: "Modules", options: options)
        #expect(problems.map(\.description) == [])
        let written = try all.flatMap { try SpyFiles(names: ModuleNames(choices: $0)).files() }
        #expect(written.count == spies.count)
        let expected = Dictionary(uniqueKeysWithValues: spies.map { ("Spies/\($0.fileName)", $0.text) })
        for file in written { #expect(file.text == expected[file.name]) }
    }

    @Test func `Names that leave none for a double are refused`() throws {
        let patterns = Dictionary(uniqueKeysWithValues: Role.allCases.map { ($0, "{Module}\($0)") })
        let scheme = NamingScheme(
            patterns: patterns.merging([.view: "{Module}Screen", .wireframe: "{Module}ScreenSpy"]) { $1 }
        )
        let choices = ModuleChoices(name: try ModuleName("Login"), importedModule: "Login", naming: scheme)
        let problem = #expect(throws: ChoiceProblem.self) { try NewModule(choices).tests }
        #expect(
            problem?.description
                == "no spy for LoginScreen: Login has a protocol LoginScreenSpy, which its spy would hide."
        )
    }
}
