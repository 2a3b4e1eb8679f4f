import SpyGenerator

/// Writes the laws of a module as a person would.
struct LawsWriter {
    let plan: ModulePlan

    private var assembly: Assembly { plan.assembly }
    private var variable: String { CamelCase.variable(plan.name) }

    /// The whole file.
    var text: String {
        let blocks = [imports, stage, error, seen, suite] + questions
        return blocks.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "\n") + "\n"
    }

    // MARK: Parts

    private var imports: [String] {
        var modules = assembly.making.modules.union(["Testing", "VIPERSpecs"])
        modules.remove("Swift")
        modules.remove("_Concurrency")
        let lines = modules.map { $0 == plan.target ? "@testable import \($0)" : "import \($0)" }
        return lines.sorted { $0.trimmingPrefix("@testable ") < $1.trimmingPrefix("@testable ") }
    }

    private var stage: [String] {
        var lines: [String] = []
        let body = [plan.balances, plan.requests, plan.screens, plan.events].joined()
        let needsNow = (assembly.lines + body).contains { $0.mentions("now") }
        if needsNow { lines.append("let now = stage.clock.now") }
        lines += assembly.constants.map { "let \($0.name) = \($0.call)" }
        lines += assembly.doubles.map { "let \($0.variable) = \($0.type)(log: stage.log)" }
        lines += assembly.lines + plan.cast + body
        let wrapped = lines.flatMap { CodeLayout.lines($0, indentation: 4) }
        return ["let \(variable) = Module { stage in"] + Layout.indented(wrapped) + ["}"]
    }

    private var error: [String] {
        guard (assembly.lines + plan.requests + plan.events).contains(where: { $0.contains("Unavailable()") }) else {
            return []
        }
        return ["/// What the doubles fail with.", "private struct Unavailable: Error {}"]
    }

    private var seen: [String] {
        guard plan.screens.contains("let seen = Seen()") else { return [] }
        return [
            "/// What a person sees, as it was when the module said so.", "@MainActor", "private final class Seen {",
            "    var value: Any?", "}",
        ]
    }

    private var suite: [String] {
        let laws =
            plan.holdsUnowned ? "\(variable).laws.filter { $0.requirement.id != \"LAW-03\" }" : "\(variable).laws"
        var lines = [
            "@Suite struct \(plan.name)Laws {",
            "    @Test(arguments: \(laws))",
            "    func obeys(_ law: Module.Law) async throws { try await law.verify() }",
        ]
        if plan.holdsUnowned {
            lines += [
                "",
                "    /// NB: what is held unowned ends the process if an answer comes too late, and here only that of this test.",
                "    @Test func survivesLateAnswers() async {",
                "        await #expect(processExitsWith: .success, \"LAW-03: a late answer ended the process\") {",
                "            try await \(variable).law(\"LAW-03\").verifyInExitTest()",
                "        }",
                "    }",
            ]
        }
        return lines + ["}"]
    }

    /// The functions that a person fills in.
    private var questions: [[String]] {
        assembly.questions.map { question in
            if question.isAboutEvents { return events(question) }
            let parameter = question.isNumbered ? "_ number: Int" : ""
            let another = question.isNumbered ? "another one for each number" : "any will do"
            return [
                "/// Makes what the module is handed as `\(question.purpose)`: \(another).",
                "@MainActor",
                "private func \(question.name)(\(parameter)) throws -> \(question.type) {",
                "    throw CouldNotJudge(\"Fill in \(question.name) in \(plan.name)Laws.swift: it makes a \(question.type).\")",
                "}",
            ]
        }
    }
}

extension LawsWriter {
    private func events(_ question: Question) -> [String] {
        [
            "/// Names what a user can cause, with `stage.event(\"…\") { … }`.",
            "@MainActor",
            "private func nameEvents(of \(plan.presenter.variable): \(question.type), on stage: Stage) throws {",
            "    throw CouldNotJudge(\"Fill in nameEvents in \(plan.name)Laws.swift: it names what a user can cause.\")",
            "}",
        ]
    }
}

extension String {
    /// Whether a word stands in it.
    fileprivate func mentions(_ word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.contains {
            $0 == word || $0.hasPrefix("\(word)..")
        }
            || contains("\(word)...") || contains("\(word)..<")
    }
}
