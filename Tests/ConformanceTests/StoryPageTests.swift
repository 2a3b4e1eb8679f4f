import Foundation
import LawWitnesses
import Proof
import Testing
import TodoWitnesses
import VIPERSpecs
import VIPERStory

/// The stories in Docs are those that failures tell today.
@Suite struct StoryPageTests {
    @Test func `Is the page in Docs, with its pictures`() async throws {
        let page = try await StoryPage(stories: [
            ("overtaken", walks(of: "lets an older answer overwrite a newer one", "LAW-05")),
            ("twice", adding(of: "stores everything twice", "ADD-PRESENTER-04")),
        ])
        let docs = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Docs").standardizedFileURL
        try expect(docs.appending(path: "Stories.md")) { page.text(in: $0) }
        for (name, story) in page.stories {
            try expect(docs.appending(path: "Stories/\(name).svg")) { _ in SVGStory(story).document }
        }
    }

    private func walks(of fault: String, _ id: String) async throws -> Story {
        let story = try await #require(LawWitnesses.all.first { $0.fault == fault }).story(of: id)
        #expect(story.other != nil, "There is nothing beside it.")
        return story
    }

    private func adding(of fault: String, _ id: String) async throws -> Story {
        try await #require(AddPresenterWitnesses.all.first { $0.fault == fault }).story(of: id)
    }

    private func expect(_ file: URL, toBe text: (String) -> String) throws {
        if ProcessInfo.processInfo.environment["VIPER_WRITE_STORIES"] != nil {
            let current = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            try text(current).write(to: file, atomically: true, encoding: .utf8)
        } else {
            let current = try String(contentsOf: file, encoding: .utf8)
            let isUpToDate = current == text(current)
            #expect(isUpToDate, "\(file.lastPathComponent) is stale: run make stories.")
        }
    }
}
