import ConformanceReporting
import Foundation
import Testing
import VIPERLedger

/// Every form of a report that has every verdict in it, word for word.
@Suite struct GoldenTests {
    private let report = Sample.report(since: Sample.baseline)

    @Test func `The terminal shows a line for each module, and then what needs a person`() throws {
        try Golden.expect(TerminalReport(report, isColourful: false).text, in: "terminal.txt")
    }

    @Test func `Colour changes nothing but the colour`() throws {
        let colourful = TerminalReport(report, isColourful: true).text
        #expect(colourful.contains("\u{1B}[31m"))
        #expect(colourful.replacing(/\x{1B}\[\d+m/, with: "") == TerminalReport(report, isColourful: false).text)
    }

    @Test func `Nothing that a ledger says is a command to the runner that shows it`() {
        let evil =
            "::error file=a.swift::evil\n\u{A0} ::stop-commands::x\nsome ##[error]evil ##vso[task.x]evil"
            + " ##teamcity[evil]"
        let entry = LedgerEntry.sample(
            "LAW-01",
            .violated,
            statement: evil,
            suite: "::debug::x",
            failures: [evil, evil]
        )
        let text = TerminalReport(Sample.report([entry], since: [.sample()]), isColourful: false).text
        let commands = text.split(separator: "\n").filter { $0.drop { $0.isWhitespace }.hasPrefix("::") }
        #expect(commands == [] && !text.contains(/##\w*\[/))
        #expect(text.contains("    \\u{3A}:error file=a.swift::evil\n"), "\(text)")
    }

    @Test(arguments: [(0.000_012, "0.0"), (1.25, "1.25"), (-1, "0.0"), (1e308, "1000000000.0")])
    func `JUnit's times are plain numbers`(seconds: Double, time: String) throws {
        var entry = LedgerEntry.sample()
        entry.seconds = seconds
        let xml = try Elements(JUnitReport(Sample.report([entry], since: nil)).text)
        #expect(xml.attributes.compactMap { $0["time"] } == [time, time, time])
    }

    @Test func `What checked nothing is not green`() {
        let report = Sample.report([.sample("LAW-01", .notApplicable, reason: "No stream.")], since: nil)
        #expect(report.fails)
        #expect(!Badge(report).text.contains("#1a7f37"))
        #expect(MarkdownReport(report).text.hasPrefix("### ✘"))
        #expect(!TerminalReport(report, isColourful: true).text.contains("\u{1B}[32m"))
    }

    @Test func `Markdown shows what has changed first`() throws {
        try Golden.expect(MarkdownReport(report).text, in: "report.md")
        try Golden.expect(MarkdownReport(Sample.report).text, in: "report-alone.md")
    }

    @Test func `JUnit's form has a case for each requirement`() throws {
        let text = JUnitReport(report).text
        try Golden.expect(text, in: "report.xml")
        let xml = try Elements(text)
        #expect(xml.names.count { $0 == "testcase" } == report.rows.flatMap(\.cells).count)
        #expect(xml.attributes.contains { $0["name"] == "LIST-01 \(Sample.nasty)" })
        #expect(xml.attributes.first { $0["tests"] != nil }?["skipped"] == "5")
    }

    @Test func `Annotations are one line each`() throws {
        let text = Annotations(report).text
        try Golden.expect(text, in: "annotations.txt")
        #expect(
            text.split(separator: "\n").allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::warning file=") }
        )
    }

    @Test func `A badge is a picture with its text`() throws {
        try Golden.expect(Badge(report).text, in: "badge.svg")
        let laws = Badge(Sample.report([.sample("LAW-01"), .sample("LAW-02", .deviation)], since: nil)).text
        try Golden.expect(laws, in: "badge-laws.svg")
        #expect(try Elements(laws).attributes.first?["aria-label"] == "laws: 1/2")
        let odd = Badge(Sample.report([.sample(system: "<&\"🐟")], since: nil)).text
        #expect(try Elements(odd).attributes.first?["aria-label"] == "<&\"🐟: 1/1 must")
    }

    @Test func `No name on the page turns the text around it`() throws {
        let evil = "a\u{202E}b"
        var entry = LedgerEntry.sample(evil, system: evil, spec: evil, suite: evil, test: evil)
        entry.tags = [evil]
        var earlier = entry
        earlier.verdict = .violated
        #expect(!(try HTMLPage(Sample.report([entry], since: [earlier])).text.contains("\u{202E}")))
    }

    @Test func `The page holds its data as JSON that nothing can leave`() throws {
        let page = try HTMLPage(report).text
        let parts = page.split(separator: /<script type="application\/json" id="data">|<\/script>/)
        let data = String(parts[1])
        #expect(!data.contains("<"))
        let value = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        let rules = value?["rules"] as? [[String: Any]]
        #expect(rules?.contains { $0["statement"] as? String == Sample.nasty } == true)
        let pretty = try JSONSerialization.data(
            withJSONObject: try #require(value),
            options: [.prettyPrinted, .sortedKeys]
        )
        try Golden.expect(String(decoding: pretty, as: UTF8.self) + "\n", in: "page-data.json")
        #expect(page.split(separator: "<script").count == 3, "No other script stands in the page.")
        let fetching = page.replacing("http://www.w3.org/2000/svg", with: "the name of SVG")
        #expect(!fetching.contains(/(src|href)=|url\(|@import|https?:/), "Nothing is fetched.")
    }

    @Test func `The merged ledger says the same again`() throws {
        let text = try MergedLedger(Sample.report).text
        var conformance = Conformance()
        var reader = LedgerReader()
        reader.read(text, of: "baseline.jsonl") { conformance.add($0) }
        #expect(reader.problems == [])
        let again = Comparison(Conformance(Sample.entries), since: conformance)
        #expect(again.worse.isEmpty && again.better.isEmpty && again.other.isEmpty)
        #expect(again.added.isEmpty && again.gone.isEmpty)
    }

    @Test func `A long text is cut in the terminal, and in a pull request`() {
        let text = String(repeating: "x", count: 100_000)
        let report = Sample.report([.sample("LAW-01", .violated, failures: [text, text])], since: nil)
        let terminal = TerminalReport(report, isColourful: false).text
        #expect(terminal.contains("xxx …") && terminal.count < 3_000)
        #expect(MarkdownReport(report).text.count < 3_000)
    }
}
