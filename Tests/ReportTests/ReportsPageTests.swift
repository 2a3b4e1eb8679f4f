import ConformanceReporting
import Foundation
import Testing
import VIPERLedger
import VIPERStory

/// What Docs/Reports.md says of a ledger.
@Suite struct ReportsPageTests {
    private let page: String

    init() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../Docs/Reports.md").standardizedFileURL
        page = try String(contentsOf: file, encoding: .utf8)
    }

    @Test func `Each key of a line is explained, and no other`() throws {
        let entry = LedgerEntry.sample(
            reason: "It is so.",
            acknowledged: "We know.",
            presupposes: "LAW-02",
            story: Story(
                [StoryEvent(.note, "The subject is built.")],
                failure: StoryFailure(headline: "LAW-01", expected: "a", actual: "b", moment: 1),
                other: []
            )
        )
        let keys = try keys(of: JSONSerialization.jsonObject(with: entry.line), under: "")
        let explained = page.matches(of: /\n\| `([a-z.]+)` \|/).map { String($0.1) }
        #expect(explained.sorted() == keys.sorted())
    }

    @Test func `The line that it shows can be read`() throws {
        let line = try #require(page.firstMatch(of: /\n({"acknowledged.*})\n/)).1
        let entry = try JSONDecoder().decode(LedgerEntry.self, from: Data(line.utf8))
        #expect(String(decoding: try entry.line, as: UTF8.self) == line + "\n")
    }

    @Test func `The output that it shows is what the command prints`() throws {
        let text = TerminalReport(try Example.report(), isColourful: false).text
        #expect(page.contains("```\n\(text)```"), "\(text)")
    }

    @Test(arguments: LedgerVerdict.allCases)
    func `Each verdict is explained`(verdict: LedgerVerdict) {
        #expect(page.contains("`\(verdict.rawValue)`"))
    }

    private func keys(of value: Any, under prefix: String) -> [String] {
        guard let object = value as? [String: Any] else { return [prefix] }
        return object.flatMap { keys(of: $0.value, under: prefix.isEmpty ? $0.key : "\(prefix).\($0.key)") }
    }
}
