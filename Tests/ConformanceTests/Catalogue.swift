import Foundation
import TodoSpecs

/// The requirements of all specs as a page for people, made from the same arrays that the tests run.
enum Catalogue {
    static var text: String {
        """
        # Requirements

        Every requirement of the kit, as `swift test` runs it. An id is permanent: it is never given to \
        another requirement. A violated *must* is a failure, a violated *should* a warning. \
        What a requirement presupposes is played first; if a module violates that, the requirement is not judged.

        This page is generated: `make catalogue` writes it anew.

        \(section(of: ListInteractorSpec.self, from: ["clock", "dataManager", "output"]))

        \(section(of: ListPresenterSpec.self, from: ["clock", "view", "interactor", "wireframe"]))

        \(section(of: ListViewSpec.self, from: ["eventHandler"]))

        \(section(of: ListWireframeSpec.self, from: ["clock", "navigator", "dataManager", "addWireframe"]))

        \(section(of: ListDataManagerSpec.self, from: ["clock", "store"]))

        \(section(of: AddInteractorSpec.self, from: ["dataManager"]))

        \(section(of: AddPresenterSpec.self, from: ["clock", "interactor", "wireframe", "delegate"]))

        \(section(of: AddViewSpec.self, from: ["eventHandler"]))

        \(section(of: AddWireframeSpec.self, from: ["clock", "navigator", "dataManager", "delegate"]))

        \(section(of: AddDataManagerSpec.self, from: ["clock", "store"]))

        \(section(of: TodoStoreSpec.self, from: ["directory"]))

        \(section(of: TodoAssemblySpec.self, from: ["clock", "navigator", "store"]))

        \(section(of: ModuleLaws.self, from: []))

        """
    }

    /// Puts the laws into a page, between two marks.
    static func laws(in page: String) -> String {
        let (begin, end) = ("<!-- laws -->\n", "<!-- end of the laws -->")
        let parts = page.components(separatedBy: begin)
        let rest = parts.dropFirst().joined().components(separatedBy: end).dropFirst().joined(separator: end)
        return "\(parts[0])\(begin)\n\(table(of: ModuleLaws.self))\n\n\(end)\(rest)"
    }

    private static func section<S: Spec>(of spec: S.Type, from parts: [String]) -> String {
        let names = parts.map { "`fixture.\($0)`" }
        let line = names.isEmpty ? [] : ["You build your \(S.Subject.self) from \(names.joined(separator: ", ")).", ""]
        return (["## \(spec)", ""] + line + [table(of: spec)]).joined(separator: "\n")
    }

    private static func table<S: Spec>(of spec: S.Type) -> String {
        let rows = spec.requirements.map { requirement in
            let cells = [
                requirement.id, requirement.level.rawValue, requirement.statement, "\(requirement.source)",
                requirement.presuppositions.joined(separator: ", "),
            ]
            return "| \(cells.joined(separator: " | ")) |"
        }
        let head = ["| id | level | statement | source | presupposes |", "| --- | --- | --- | --- | --- |"]
        return (head + rows).joined(separator: "\n")
    }
}
