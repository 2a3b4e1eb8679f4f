import SpyGenerator

/// The laws of a module, ready to be written to a file.
package struct LawsFile {
    /// The name of the module.
    package let name: String
    private var plan: ModulePlan
    /// What was left out, and why, in sentences.
    package private(set) var omissions: [String] = []

    init(_ plan: ModulePlan) {
        self.plan = plan
        name = plan.name
    }

    /// The text of the file.
    package var text: String { LawsWriter(plan: plan).text }

    /// What was decided, in sentences.
    package var notes: [String] { plan.assembly.notes }

    /// The functions that a person has to fill in.
    package var questions: [String] { plan.assembly.questions.map(\.name) }

    /// The protocols whose spies it needs, by their modules.
    package var protocols: [String: Set<String>] {
        plan.assembly.doubles.filter { $0.type == $0.spy.name }.reduce(into: [:]) { all, double in
            let declaration = double.spy.declaration
            all[declaration.module, default: []].insert(declaration.name)
        }
    }

    /// The constant that it declares.
    var variable: String { plan.variable }

    /// Whether that has another name than that of the module.
    var isRenamed: Bool { plan.isRenamed }

    /// Gives the constant another name.
    mutating func rename() { plan.isRenamed = true }

    /// The types of its doubles.
    var doubles: Set<String> { Set(plan.assembly.doubles.map(\.type)) }

    /// The name of the file.
    package var fileName: String { "\(name)Laws.swift" }

    /// The same without the statements that the compiler does not take.
    ///
    /// - Parameter messages: What it says about the file.
    /// - Returns: The rest; `nil` if there is none, since the module cannot be put together.
    func without(_ messages: [CompilerMessage]) -> LawsFile? {
        var file = self
        let ambiguous = Set(messages.compactMap(\.ambiguousName)).subtracting(plan.ambiguousNames)
        if !ambiguous.isEmpty {
            file.plan.ambiguousNames.formUnion(ambiguous)
            return file
        }
        for statement in LawsWriter(plan: plan).statements {
            guard let message = messages.first(where: { $0.line.map(statement.lines.contains) ?? false }) else {
                continue
            }
            // NB: what only a statement used that is gone by now goes with it.
            let isUnused = message.text.contains("never used")
            guard statement.canBeLeftOut || isUnused else { return nil }
            file.plan.remove(statement.original)
            if isUnused { continue }
            let text = statement.original.split(separator: "\n").last.map(String.init) ?? ""
            file.omissions.append("\(text) is left out, since \(message.reason)")
        }
        return file.text == text ? nil : file
    }
}
