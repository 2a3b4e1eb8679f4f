import Testing

@testable import ModuleGuard

@Suite struct CodeLayoutTests {
    @Test func `What fits stays on its line`() {
        #expect(CodeLayout.lines("stage.view(view)", indentation: 4) == ["stage.view(view)"])
    }

    @Test func `A list that does not fit has a line for each part`() {
        let first = String(repeating: "a", count: 70)
        let second = String(repeating: "b", count: 70)
        #expect(
            CodeLayout.lines("f(\(first), g: [\(second)])", indentation: 0) == [
                "f(", "    \(first),", "    g: [\(second)]", ")",
            ]
        )
    }

    @Test func `The body of a closure has lines of its own`() {
        let text = "a, b, " + String(repeating: "c", count: 100)
        #expect(
            CodeLayout.lines("stage.event(\"tap\") { f(\"\(text)\") }", indentation: 4) == [
                "stage.event(\"tap\") {", "    f(\"\(text)\")", "}",
            ]
        )
    }

    @Test func `What is in quotes is not taken apart`() {
        let text = String(repeating: "a, ", count: 50)
        #expect(CodeLayout.lines("f(\"\(text)\")", indentation: 0) == ["f(", "    \"\(text)\"", ")"])
    }
}
