import Foundation
import Proof
import VIPERSpecs

/// The requirements of all specs as a page for people, made from the same arrays that the tests run.
enum Catalogue {
    static var text: String {
        """
        # Requirements

        Every requirement of the kit, as `swift test` runs it. An id is permanent: it is never given to \
        another requirement. A violated *must* is a failure, a violated *should* a warning. \
        What a requirement presupposes is played first; if a module violates that, the requirement is not judged.

        This page is generated: `make catalogue` writes it anew.

        \(Systems.all.specs.map(section).joined(separator: "\n\n"))

        ## \(ModuleLaws.self)

        \(table(of: ModuleLaws.requirements))

        """
    }

    /// Puts the laws into a page, between two marks.
    static func laws(in page: String) -> String {
        let (begin, end) = ("<!-- laws -->\n", "<!-- end of the laws -->")
        let parts = page.components(separatedBy: begin)
        let rest = parts.dropFirst().joined().components(separatedBy: end).dropFirst().joined(separator: end)
        return "\(parts[0])\(begin)\n\(table(of: ModuleLaws.requirements))\n\n\(end)\(rest)"
    }

    private static func section(of spec: ProvedSpec) -> String {
        let parts = spec.parts.map { "`fixture.\($0)`" }.joined(separator: ", ")
        return """
            ## \(spec.name)

            You build your \(spec.subject) from \(parts).

            \(table(of: spec.requirements))
            """
    }

    private static func table(of requirements: [any AnyRequirement]) -> String {
        let rows = requirements.map { requirement in
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
