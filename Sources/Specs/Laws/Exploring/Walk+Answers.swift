extension Walk {
    /// The answers that the module got so far, as the story tells them.
    var answers: [String] { stage.log.answers.map(\.description) }

    /// Whether a text comes from one of some answers: it is a part of the answer, or contains a text or a number of it.
    func comes(_ leaf: String, from answers: [String]) -> Bool {
        guard !["nil", "true", "false", ""].contains(leaf) else { return false }
        let numbers = leaf.split { !$0.isNumber }
        return answers.contains { answer in
            answer.contains(leaf)
                || answer.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                    .contains { $0 % 2 == 1 && !$1.isEmpty && leaf.contains($1) }
                || answer.split { !$0.isNumber }.contains(where: numbers.contains)
        }
    }

    /// Whether some calls show a view a part of one of some answers.
    func show(_ calls: [LoggedCall], partOf answers: [String]) -> Bool {
        calls.contains { call in isContent(call) && Leaves.of(call.call).contains { comes($0, from: answers) } }
    }

    /// The kinds of the calls that have shown a view a part of an answer since then.
    func kindsOfAnswers(since start: Int) -> Set<String> {
        let answers = answers
        return Set(calls(.view, since: start).filter { show([$0], partOf: answers) }.map { stage.kind(of: $0) })
    }

    /// What calls say, with a mark in place of the words that come from answers, such as a cursor.
    ///
    /// - Parameters:
    ///   - calls: The calls.
    ///   - answers: The answers.
    func words(of calls: [SeenCall], besides answers: [String]) -> Set<[String]> {
        let parts = answers.flatMap { $0.split(separator: "\"", omittingEmptySubsequences: false).enumerated() }
        let texts = Set(parts.filter { !$0.offset.isMultiple(of: 2) && !$0.element.isEmpty }.map(\.element)).sorted()
        let numbers = Set(parts.filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element.numbers))
        func own(_ word: String) -> String {
            if let number = Int(word) { return numbers.contains(number) ? "…" : word }
            // A letter or two may be in many words by chance.
            return texts.reduce(word) { word, text in
                word == text ? "…" : text.count > 2 ? word.replacing(text, with: "…") : word
            }
        }
        return Set(calls.map { [$0.call.double, $0.call.face] + Leaves.of($0.call.call).map(own) })
    }
}
