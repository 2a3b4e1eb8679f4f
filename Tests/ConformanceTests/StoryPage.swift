import Foundation
import Proof
import Testing
import VIPERSpecs
import VIPERStory

/// Failures of real modules, as the page on stories shows them.
struct StoryPage {
    /// What the page calls a failure, and its story.
    let stories: [(name: String, story: Story)]

    /// Puts the stories into a page, each between two marks.
    func text(in page: String) -> String {
        stories.reduce(page) { page, story in
            let page = replaced("\(story.name): text", in: page, with: block(text(of: story.story), "text"))
            let diagram = block(MermaidStory(story.story).diagram, "mermaid")
            return replaced("\(story.name): diagram", in: page, with: diagram)
        }
    }

    /// What a person reads in the terminal.
    private func text(of story: Story) -> String {
        let failure = story.failure.map { "\($0.headline)\nExpected: \($0.expected)\nHappened: \($0.actual)\n" } ?? ""
        return failure + TextStory(story).summary
    }

    private func block(_ text: String, _ language: String) -> String { "```\(language)\n\(text)\n```" }

    private func replaced(_ mark: String, in page: String, with text: String) -> String {
        let (begin, end) = ("<!-- \(mark) -->\n", "<!-- end -->")
        guard let start = page.range(of: begin), let stop = page.range(of: end, range: start.upperBound..<page.endIndex)
        else { return page }
        return page.replacingCharacters(in: start.upperBound..<stop.lowerBound, with: "\n\(text)\n\n")
    }
}

extension Witness {
    /// The story of a requirement that the module violates.
    func story(of id: String) async throws -> Story {
        try #require(try await S.requirement(id).story(within: deadline, subject: build), "\(id) is met.")
    }
}
