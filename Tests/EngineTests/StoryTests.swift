import Testing

@testable import VIPERSpecs

/// What happened, as a person reads it.
@Suite struct StoryTests {
    @Test func `Leaves out the middle of a long story`() {
        let story = Story(lines: (1...40).map { "Event \($0)" })
        let lines = story.summary.split(separator: "\n")
        #expect(lines.count == 26)
        #expect(lines[0] == "What happened:")
        #expect(lines[16] == "  16. Event 16")
        #expect(lines[17] == "  … 16 more …")
        #expect(lines[18] == "  33. Event 33")
        #expect(story.text.split(separator: "\n").count == 40)
    }

    @Test func `Cuts a long line`() {
        let story = Story(lines: [String(repeating: "x", count: 500)])
        #expect(story.summary.count < 230)
        #expect(story.summary.hasSuffix("…"))
    }

    @Test func `Leaves out the names of modules`() {
        let story = Story(lines: ["Output.found([Todo.Item(name: \"Milk\", kind: Todo.Kind.food)])"])
        #expect(story.summary.hasSuffix("  1. Output.found([Item(name: \"Milk\", kind: .food)])"))
    }
}
