import Foundation
import SpyGenerator
import ToolSupport

/// Copies ready spies into another module.
struct CopyCommand {
    private let arguments: Arguments
    private let system: String
    private let spies: [TextFile]

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        let (systems, asked) = (try Kit.systems, try arguments.required("--system"))
        guard let system = systems.first(where: { $0.lowercased() == asked.lowercased() }) else {
            let names = systems.map { $0.lowercased() }.joined(separator: ", ")
            throw UsageError("--system: the kit has no spies of “\(asked)”, but of \(names).")
        }
        self.system = system
        let files = try Kit.files(in: "Spies/\(system)")
        let roles = arguments.all("--role")
        for role in roles where !files.contains(where: { $0.isNamed(role) }) {
            let names = files.map { String($0.name.dropLast(".swift".count)) }.joined(separator: ", ")
            throw UsageError("--role: no spy of \(asked) has “\(role)” in its name; there are \(names).")
        }
        spies = files.filter { file in roles.isEmpty || roles.contains { file.isNamed($0) } }
        try arguments.refuse("--check", with: "--force", since: "writes nothing")
        try Output.refuse(arguments)
    }

    func run() throws {
        if arguments.has("--arguments-only") { return }
        let modules = arguments.has("--standalone") ? ["VIPERContracts", "VIPERSpies", "\(system)Contracts"] : []
        let along = modules.isEmpty ? [] : try [.support, .roles, .contracts(of: system)] as [MergedFile]
        let adapt = Adaptation(
            missing: Set(modules),
            isNonisolatedByDefault: !arguments.has("--main-actor-by-default"),
            of: (spies + along.flatMap(\.files)).map(\.text)
        )
        let files = spies.map { spy in
            OutputFile(name: spy.name, text: spy.text, origin: "\(system)/\(spy.name)").changing { adapt($0) }
        }
        try Output(arguments).update(files + along.map { $0.output(adapt) })
        if modules.isEmpty, !arguments.has("--check") {
            Console.say("They import \(system)Contracts: the test target needs the product \(system)Spies.")
        }
    }
}

extension TextFile {
    fileprivate func isNamed(_ word: String) -> Bool { name.lowercased().contains(word.lowercased()) }
}
