import SpyGenerator

/// Writes the laws of a module as a person would.
struct LawsWriter {
    let plan: ModulePlan

    /// The names of the kit's types that the file uses.
    static let kitNames: Set<String> = ["Module", "Stage", "CouldNotJudge"]

    private var assembly: Assembly { plan.assembly }
    private var variable: String { Keywords.escaped(plan.variable) }

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
        [head] + Layout.indented(texts.flatMap { lines(of: $0.text) }) + ["}"]
    }

    private var head: String {
        "\(plan.isOnMainActorByDefault ? "nonisolated " : "")let \(variable) = \(kit("Module")) { stage in"
    }

    /// Returns the name of a type of the kit, with its module if the name is ambiguous.
    private func kit(_ name: String) -> String {
        plan.ambiguousNames.contains(name) ? "VIPERSpecs.\(name)" : name
    }

    /// Returns a text with ambiguous names as types of the module.
    private func own(_ text: String) -> String {
        plan.ambiguousNames.reduce(text) { $0.qualifying($1, with: plan.target) }
    }

    private func lines(of text: String) -> [String] {
        own(text).split(separator: "\n").flatMap { CodeLayout.lines(String($0), indentation: 4) }
    }

    /// The statements of the stage, and whether the file is still valid without each of them.
    private var texts: [(text: String, canBeLeftOut: Bool)] {
        let body = [plan.balances, plan.requests, plan.screens, plan.events].joined()
        let needed =
            assembly.constants.map(\.statement) + assembly.doubles.map(\.statement) + assembly.lines + plan.cast
        let now = (needed + body).contains { $0.mentions("now") } ? ["let now = stage.clock.now"] : []
        return (now + needed).map { ($0, false) } + body.map { ($0, true) }
    }

    /// The statements of the stage with their lines.
    var statements: [Statement] {
        // The imports, an empty line and the head of the stage come before them.
        var line = imports.count + 3
        return texts.map { text, canBeLeftOut in
            let count = lines(of: text).count
            defer { line += count }
            return Statement(original: text, canBeLeftOut: canBeLeftOut, lines: line..<line + count)
        }
    }

    private var error: [String] {
        guard (assembly.lines + plan.requests + plan.events).contains(where: { $0.contains("Unavailable()") }) else {
            return []
        }
        return ["/// What the doubles fail with.", "private struct Unavailable: Error {}"]
    }

    private var seen: [String] {
        guard plan.screens.contains(where: { $0.hasPrefix("let seen = Seen()\n") }) else { return [] }
        return [
            "/// What a person sees, as it was when the module said so.", "@MainActor", "private final class Seen {",
            "    var value: Any?", "}",
        ]
    }

    private var suite: [String] {
        // Without requests, no answer can come too late.
        let mayTrap = plan.holdsUnowned && !plan.requests.isEmpty
        let list = Self.trapping.map { "\"\($0)\"" }.joined(separator: ", ")
        let laws = mayTrap ? "\(variable).laws.filter { ![\(list)].contains($0.requirement.id) }" : "\(variable).laws"
        let obeying = [
            "    @Test(arguments: \(laws))",
            "    func obeys(_ law: \(kit("Module")).Law) async throws { try await law.verify() }",
        ]
        return ["@Suite struct \(plan.name)Laws {"] + obeying + (mayTrap ? [""] + exitTest(list) : []) + ["}"]
    }

    /// The laws that use an `unowned` reference after its object is gone.
    private static let trapping = ["LAW-03", "LAW-18"]

    private func exitTest(_ list: String) -> [String] {
        [
            "    /// NB: what is held unowned ends the process if an answer comes too late, and here only that of this test.",
            "    @Test func survivesLateAnswers() async {",
            "        await #expect(processExitsWith: .success, \"\(Self.trapping[0]): a late answer ended the process\") {",
            "            for id in [\(list)] { try await \(variable).law(id).verifyInExitTest() }",
            "        }",
            "    }",
        ]
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
                "private func \(question.name)(\(parameter)) throws -> \(own(question.type)) {",
                "    throw \(kit("CouldNotJudge"))(\"Fill in \(question.name) in \(plan.name)Laws.swift: it makes \(question.type.withArticle).\")",
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
            "private func nameEvents(of \(plan.presenter.variable): \(own(question.type)), on stage: \(kit("Stage"))) throws {",
            "    throw \(kit("CouldNotJudge"))(\"Fill in nameEvents in \(plan.name)Laws.swift: it names what a user can cause.\")",
            "}",
        ]
    }
}

extension String {
    /// Returns a text with a type qualified by its module, except inside quotes.
    fileprivate func qualifying(_ name: String, with module: String) -> String {
        let parts = split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        let changed = parts.enumerated().map { index, part in
            index.isMultiple(of: 2) ? part.replacing(name, with: "\(module).\(name)", where: part.isWord) : part
        }
        return changed.joined(separator: "\"")
    }

    private func replacing(_ text: String, with other: String, where condition: (Range<Index>) -> Bool) -> String {
        var (result, start) = ("", startIndex)
        for range in ranges(of: text) where condition(range) {
            result += self[start..<range.lowerBound] + other
            start = range.upperBound
        }
        return result + self[start...]
    }

    /// Whether a range is a whole name, and no member of something.
    private func isWord(_ range: Range<Index>) -> Bool {
        let before = self[..<range.lowerBound].last
        let after = self[range.upperBound...].first
        return before.map { !$0.isInNames && $0 != "." } ?? true && after.map { !$0.isInNames } ?? true
    }

    /// The type as a part of a sentence.
    fileprivate var withArticle: String {
        if hasPrefix("any ") || hasPrefix("[") || hasPrefix("(") { return self }
        return (first.map { "AEIOU".contains($0) } ?? false) ? "an \(self)" : "a \(self)"
    }

    /// Whether the text contains a word.
    fileprivate func mentions(_ word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.contains {
            $0 == word || $0.hasPrefix("\(word)..")
        }
            || contains("\(word)...") || contains("\(word)..<")
    }
}
