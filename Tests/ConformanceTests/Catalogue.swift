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

        \(table(of: ListInteractorSpec.self))

        \(table(of: ListPresenterSpec.self))

        \(table(of: ListViewSpec.self))

        \(table(of: ListWireframeSpec.self))

        \(table(of: ListDataManagerSpec.self))

        \(table(of: AddInteractorSpec.self))

        \(table(of: AddPresenterSpec.self))

        \(table(of: AddViewSpec.self))

        \(table(of: AddWireframeSpec.self))

        \(table(of: AddDataManagerSpec.self))

        \(table(of: TodoStoreSpec.self))

        \(table(of: TodoAssemblySpec.self))

        \(table(of: ModuleLaws.self))

        """
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
        return (["## \(spec)", ""] + head + rows).joined(separator: "\n")
    }
}
