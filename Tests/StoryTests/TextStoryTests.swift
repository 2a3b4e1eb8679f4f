import Testing

@testable import VIPERStory

/// What happened, as a person reads it.
@Suite struct TextStoryTests {
    private func story(_ lines: [String]) -> Story { Story(lines.map { StoryEvent(.note, $0) }) }

    @Test func `Tells a short story whole`() {
        let text = TextStory(story(["The subject is built.", "greet()"])).summary
        #expect(text == "What happened:\n  1. The subject is built.\n  2. greet()")
    }

    @Test func `Folds a long story around its end, in ten lines`() {
        let text = TextStory(story((1...40).map { "Event \($0)" }))
        let lines = text.summary.split(separator: "\n")
        #expect(lines.count == 11)
        #expect(lines[1] == "  1. Event 1")
        #expect(lines[2] == "  … 31 more …")
        #expect(lines[3] == "  33. Event 33")
        #expect(lines[10] == "  40. Event 40")
        #expect(text.whole.split(separator: "\n").count == 40)
    }

    @Test func `Folds a long story around what is wrong`() {
        let reason = "Expected: a == []\nBut was:  [.call(20)]"
        let failure = StoryFailure(headline: "A-01 must: x.", reason: reason, moment: 40)
        let events = (0..<40).map { StoryEvent(.call, of: "View", "call(\($0))", line: "View.call(\($0))") }
        let lines = TextStory(Story(events, failure: failure)).summary.split(separator: "\n")
        #expect(lines.count <= 11)
        #expect(lines.contains("✘ 21. View.call(20)"))
        #expect(lines.contains("  20. View.call(19)"))
        #expect(lines.count { $0.hasPrefix("✘") } == 1)
        #expect(lines.last?.hasPrefix("  … ") == true)
    }

    @Test func `Cuts a long line`() {
        let text = TextStory(story([String(repeating: "x", count: 500)])).summary
        #expect(text.count < 230)
        #expect(text.hasSuffix("…"))
    }

    @Test func `Lets no line of a value look like a line of the story`() {
        #expect(TextStory(story(["a\n2. b"])).whole == "  1. a\n     2. b")
    }

    @Test func `Says to which of several questions an answer is`() {
        let lines = TextStory(Samples.held).whole.split(separator: "\n")
        #expect(lines[5] == "  6. SearchService.find answers [\"ab 1\"]")
        #expect(lines[8] == "  9. SearchService.find fails with Offline() (to 2)")
    }

    @Test func `Marks as many calls as are too many`() {
        func marks(_ expected: String, _ actual: String) -> Set<Int> {
            let calls = ["hide", "show(1)", "hide", "hideBusy"]
            let events = calls.map { StoryEvent(.call, of: "View", $0, line: "View.\($0)") }
            let failure = StoryFailure(headline: "", expected: expected, actual: actual, moment: 4)
            return Story(events, failure: failure).marks
        }
        #expect(marks("[.hide, .show(1), .hideBusy]", "[.hide, .show(1), .hide, .hideBusy]") == [2])
        #expect(marks("[]", "[.hide, .show(1), .hide, .hideBusy]") == [0, 1, 2, 3])
        #expect(marks("[.show(1)]", "[.show(2)]") == [])
        #expect(marks("", "View.hideBusy was called.") == [3])
    }
}
