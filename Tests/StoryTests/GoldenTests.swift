import Foundation
import Testing
import VIPERStory

/// What every writer writes, to the letter.
@Suite struct GoldenTests {
    @Test(arguments: Samples.all.map(\.name)) func `Is in the folder Golden`(name: String) throws {
        let story = try #require(Samples.all.first { $0.name == name }?.story)
        try expect("\(name).txt", TextStory(story).summary + "\n")
        try expect("\(name).md", MermaidStory(story.briefly).page)
        try expect("\(name).svg", SVGStory(story).document)
    }

    private func expect(_ name: String, _ text: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
        if ProcessInfo.processInfo.environment["VIPER_WRITE_STORIES"] != nil {
            try Data(text.utf8).write(to: file)
        } else {
            let isAsBefore = try Data(contentsOf: file) == Data(text.utf8)
            #expect(isAsBefore, "\(name) is another: look at it, and run make stories if it is right.")
        }
    }
}

extension Story {
    /// A story whose page can be kept: the whole text of a long one is ten thousand lines.
    fileprivate var briefly: Story {
        guard events.count > 1_000 else { return self }
        var story = self
        story.events = Array(events.suffix(100))
        story.failure?.moment = 100
        return story
    }
}
