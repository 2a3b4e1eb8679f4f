import Testing

@testable import VIPERSpecs

/// Failures that tell the expected and the actual value.
@Suite struct ExpectationTextTests {
    @Test func `Tells expected and actual`() {
        let text = ExpectationText("(output.calls → [.found([])]) == ([.found([milk])] → [.found([milk])])")
        #expect(text.lines == ["Expected: output.calls == [.found([milk])]", "But was:  [.found([])]"])
    }

    @Test func `Does not name the run`() {
        let text = ExpectationText("(run.output.calls → [.found([])]) == []")
        #expect(text.lines == ["Expected: output.calls == []", "But was:  [.found([])]"])
        #expect(ExpectationText("!(run.isOver → true)").lines == ["Expected: !isOver", "But was:  true"])
    }

    @Test func `Takes a literal for its value`() {
        let text = ExpectationText(#"(alive → ["Shelf"]) == []"#)
        #expect(text.lines == ["Expected: alive == []", #"But was:  ["Shelf"]"#])
    }

    @Test func `Is not led astray by strings`() {
        let text = ExpectationText(#"(name → "a == (b → \"") == ("c" → "c")"#)
        #expect(text.lines == [#"Expected: name == "c""#, #"But was:  "a == (b → \"""#])
    }

    @Test(arguments: [
        ("isEmpty → false", ["Expected: isEmpty", "But was:  false"]),
        ("(lines → [1]).isEmpty → false", ["Expected: lines.isEmpty", "But was:  false", "Where lines is [1]"]),
        ("(stage.view → Spies.ViewSpy).shown → nil → nil", ["Expected: stage.view.shown is not nil", "But was:  nil"]),
        (
            "(told → [f(1)]).contains(item) → false",
            ["Expected: told.contains(item)", "But was:  false", "Where told is [f(1)]"]
        ),
        ("!(isOver → true)", ["Expected: !isOver", "But was:  true"]),
        ("!((told → [1]).contains(1) → true)", ["Expected: !told.contains(1)", "But was:  true", "Where told is [1]"]),
        ("lines are sorted", ["Expected: lines are sorted"]),
    ])
    func tellsTheValueOfWhatIsNoComparison(text: String, lines: [String]) {
        #expect(ExpectationText(text).lines == lines)
    }

    @Test func `Tells the first difference of long lists and counts the rest`() {
        let expected = (1...200).map { "Item(name: \"\($0), and more\")" }
        var actual = expected
        actual[2] = "Item(name: \"other\")"
        actual[9] = "Item(name: \"another\")"
        actual.removeLast()
        let text = ExpectationText("(told → \(list(actual))) == (items → \(list(expected)))")
        #expect(
            text.lines == [
                #"Expected: told, number 3 of 200: Item(name: "3, and more")"#,
                #"But was:  number 3 of 199: Item(name: "other")"#,
                "2 more of the list differ.",
            ]
        )
    }

    @Test func `Tells what came too many and what is missing`() {
        let (long, one, none) = (list(["f(\(String(repeating: "x", count: 300)))", "g"]), "[h]", "[]")
        #expect(
            ExpectationText("(told → [h, \(long.dropFirst().dropLast())]) == \(one)").lines == [
                "Expected: told, 1 element", "But was:  number 2 of 3: \(long.dropFirst().dropLast(4))",
                "1 more of the list differs.",
            ]
        )
        #expect(
            ExpectationText("(told → \(none)) == \(long)").lines == [
                "Expected: told, number 1 of 2: \(long.dropFirst().dropLast(4))", "But was:  0 elements",
                "1 more of the list differs.",
            ]
        )
    }

    @Test func `Tells the first difference of names that hold quotation marks and commas`() {
        let name = ExactText("\"quoted\", and so on, \(String(repeating: "é", count: 100))")
        let actual = Array(repeating: name, count: 3).map(\.description)
        let expected = actual.prefix(2) + [ExactText("\"").description]
        let text = ExpectationText("(told → \(list(actual))) == (items → \(list(Array(expected))))")
        #expect(text.lines == ["Expected: told, number 3 of 3: \(expected[2])", "But was:  number 3 of 3: \(name)"])
    }

    private func list(_ elements: [String]) -> String {
        "[" + elements.joined(separator: ", ") + "]"
    }
}
