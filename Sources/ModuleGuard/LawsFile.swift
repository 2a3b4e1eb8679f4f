import SpyGenerator

/// The laws of a module, ready to be written to a file.
package struct LawsFile {
    /// The name of the module.
    package let name: String
    private var plan: ModulePlan
    /// What was left out and why, in sentences.
    package private(set) var omissions: [String] = []

    init(_ plan: ModulePlan) {
        self.plan = plan
        name = plan.name
    }

    /// The text of the file.
    package var text: String { LawsWriter(plan: plan).text }

    /// The decisions about the laws, in sentences.
    package var notes: [String] { plan.assembly.notes }

    /// The functions that a person has to fill in.
    package var questions: [String] { plan.assembly.questions.map(\.name) }

    /// The protocols whose spies the file needs and the tests do not have, by their modules.
    package var protocols: [String: Set<String>] {
        plan.assembly.doubles.filter { !$0.isFound }.reduce(into: [:]) { all, double in
            let declaration = double.spy.declaration
            all[declaration.module, default: []].insert(declaration.name)
        }
    }

    /// The names of all protocols that its doubles stand for.
    var doubledProtocols: [String] { plan.assembly.doubles.map(\.spy.declaration.name) }

    /// Where its presenter is declared, if that is known.
    var place: Place? { plan.presenter.type.place }

    /// The name of the constant that the file declares.
    var variable: String { plan.variable }

    /// Whether the constant is named differently from the module.
    var isRenamed: Bool { plan.isRenamed }

    /// Gives the constant another name.
    mutating func rename() { plan.isRenamed = true }

    /// The types of its doubles.
    var doubles: Set<String> { Set(plan.assembly.doubles.map(\.type)) }

    /// The name of the file on disk.
    package var fileName: String { "\(name)Laws.swift" }

    /// Returns the laws without the statements that the compiler refuses.
    ///
    /// - Parameter messages: The compiler's messages about the file.
    /// - Returns: The remaining laws; `nil` if none remain, since the module cannot be assembled.
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
            // A variable that only removed statements used is removed as well.
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
