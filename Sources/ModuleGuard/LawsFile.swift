import SpyGenerator

/// The laws of a module, ready to be written to a file.
package struct LawsFile {
    /// The name of the module.
    package let name: String
    /// The text of the file.
    package let text: String
    /// What was decided, in sentences.
    package let notes: [String]
    /// The functions that a person has to fill in.
    package let questions: [String]
    /// The protocols whose spies it needs, by their modules.
    package let protocols: [String: Set<String>]

    init(_ plan: ModulePlan) {
        name = plan.name
        text = LawsWriter(plan: plan).text
        notes = plan.assembly.notes
        questions = plan.assembly.questions.map(\.name)
        protocols = plan.assembly.doubles.filter { $0.type == $0.spy.name }.reduce(into: [:]) { all, double in
            let declaration = double.spy.declaration
            all[declaration.module, default: []].insert(declaration.name)
        }
    }

    /// The name of the file.
    package var fileName: String { "\(name)Laws.swift" }
}
