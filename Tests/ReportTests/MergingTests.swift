import ConformanceReporting
import Testing
import VIPERLedger

/// Several ledgers as one, and against an earlier one.
@Suite struct MergingTests {
    @Test func `The same requirement with two verdicts is flaky`() throws {
        let cell = try cell(.sample(), .sample("LAW-01", .violated, failures: ["No."]), .sample())
        #expect(cell.status == .flaky && cell.status.isFailure)
        #expect(cell.text == "satisfied 2 times, violated once\nNo.")
    }

    @Test func `The same verdict with other words is not flaky`() throws {
        let cell = try cell(
            .sample("LAW-01", .violated, failures: ["One."]),
            .sample("LAW-01", .violated, failures: ["Another."])
        )
        #expect(cell.status == .violated && cell.text == "One.")
    }

    @Test func `A later run takes the place of an earlier one in the same folder`() throws {
        let (green, red) = (LedgerEntry.sample(), LedgerEntry.sample("LAW-01", .violated, failures: ["No."]))
        #expect(try status(("a/1-m-7-X.jsonl", red), ("a/2-m-8-X.jsonl", green)) == .satisfied)
        #expect(try status(("a/2-m-8-X.jsonl", red), ("a/1-m-7-X.jsonl", green)) == .violated)
        #expect(try status(("a/1-m-7-X.jsonl", red), ("a/1-m-7-X.jsonl", green)) == .flaky, "The same process.")
        #expect(try status(("a/1-m-7-X.jsonl", red), ("b/2-m-8-X.jsonl", green)) == .flaky, "Another folder.")
        #expect(try status(("a/1-m-7-X.jsonl", red), ("a/2-n-8-X.jsonl", green)) == .flaky, "Another machine.")
        #expect(try status(("a/1.jsonl", red), ("a/2.jsonl", green)) == .flaky, "Nobody knows.")
        #expect(
            try status(("a/9-m-7-X.jsonl", red), ("a/10-m-8-X.jsonl", green), ("b/1-m-7-X.jsonl", green)) == .satisfied
        )
    }

    @Test func `A requirement is shown as the latest run describes it`() {
        let old = LedgerEntry.sample("LAW-01", statement: "It was so.")
        let new = LedgerEntry.sample("LAW-01", level: .should, statement: "It is so now.", suite: "LogoutTests")
        let (early, late) = (LedgerRun(path: "a/1-m-7-X.jsonl"), LedgerRun(path: "a/2-m-8-X.jsonl"))
        for order in [[(old, early), (new, late)], [(new, late), (old, early)]] {
            var conformance = Conformance()
            for (entry, run) in order { conformance.add(entry, of: run) }
            let headlines = conformance.rows.flatMap(\.cells).map(\.requirement.headline)
            #expect(headlines == ["LAW-01 should: It is so now.", "LAW-01 should: It is so now."])
        }
    }

    @Test func `Shards of two machines are the same module, wherever the sources are`() {
        let rows = Conformance([
            .sample("LAW-01", file: "/Users/a/kit/LoginTests.swift"),
            .sample("LAW-02", file: "/home/b/Renamed.swift"),
        ]).rows
        #expect(rows.map(\.title) == ["Login"] && rows.first?.cells.count == 2)
    }

    @Test func `Two modules that are called alike are told apart by their tests`() {
        let rows = Conformance([.sample(test: "`old`()"), .sample(test: "new()")]).rows
        #expect(rows.map(\.title) == ["Login (new())", "Login (old())"])
    }

    @Test func `Two modules whose tests are called alike, too, are told apart by their test modules`() {
        var other = LedgerEntry.sample()
        other.test.module = "OtherTests"
        #expect(Conformance([.sample(), other]).rows.map(\.title) == ["Login (LoginTests)", "Login (OtherTests)"])
        other.test.name = "new()"
        let third = LedgerEntry.sample(test: "new()")
        let titles = Conformance([.sample(), other, third]).rows.map(\.title)
        #expect(Set(titles).count == 3, "\(titles)")
    }

    @Test func `What presupposes something that nobody has looked at is not judged`() throws {
        let later = LedgerEntry.sample("LAW-02", .couldNotBeJudged, reason: "No.", presupposes: "LAW-01")
        #expect(try cell(later).status == .couldNotBeJudged)
        let both = Conformance([later, .sample("LAW-01", .violated)])
        #expect(both.rows.flatMap(\.cells).map(\.status) == [.violated, .notReached])
        let again = Comparison(Conformance([later]), since: Conformance([later]))
        #expect(again.worse.isEmpty && again.other.isEmpty)
    }

    @Test func `Modules stand in the order of their names`() {
        let rows = Conformance(["Module10", "Module9", "Another"].map { .sample(suite: $0) }).rows
        #expect(rows.map(\.title) == ["Another", "Module9", "Module10"])
    }

    @Test func `Requirements stand in the order of their numbers`() {
        let ids = ["LAW-10", "LAW-9", "LAW-1", "A-2-b", "A-2-a"]
        let row = Conformance(ids.map { .sample($0) }).rows.first
        #expect(row?.cells.map(\.requirement.id) == ["A-2-a", "A-2-b", "LAW-1", "LAW-9", "LAW-10"])
    }

    @Test(
        arguments: [
            (.sample(), .sample("LAW-01", .violated), "worse", true),
            (.sample(), .sample("LAW-01", .couldNotBeJudged), "worse", true),
            (nil, .sample("LAW-01", .violated), "worse", true),
            (.sample(), nil, "worse", true),
            (.sample(), .sample("LAW-01", .violated, level: .should), "worse", false),
            (.sample("LAW-01", .violated), .sample("LAW-01", .couldNotBeJudged), "other", false),
            (.sample("LAW-01", .violated), .sample(), "better", false),
            (.sample("LAW-01", .violated), .sample("LAW-01", .deviation, acknowledged: "We know."), "better", false),
            (.sample(), .sample("LAW-01", .deviation, acknowledged: "We know."), "other", false),
            (.sample(), .sample("LAW-01", .notApplicable), "other", false),
            (.sample("LAW-01", .notApplicable), nil, "other", false),
            (.sample("LAW-01", .couldNotBeJudged, presupposes: "LAW-02"), nil, "other", false),
            (.sample(), .sample(), "", false),
            (.sample("LAW-01", .violated), .sample("LAW-01", .violated), "", false),
        ] as [(LedgerEntry?, LedgerEntry?, String, Bool)]
    )
    func `Only what became worse fails`(before: LedgerEntry?, after: LedgerEntry?, word: String, fails: Bool) {
        let other = LedgerEntry.sample("LAW-02")
        let comparison = Comparison(
            Conformance([after, other].compactMap(\.self)),
            since: Conformance([before, other].compactMap(\.self))
        )
        #expect(comparison.worse.count == (word == "worse" ? 1 : 0))
        #expect(comparison.better.count == (word == "better" ? 1 : 0))
        #expect(comparison.other.count == (word == "other" ? 1 : 0))
        #expect(comparison.isWorse == fails)
    }

    @Test func `A module that is gone is told, and fails nothing`() {
        let comparison = Comparison(
            Conformance([.sample()]),
            since: Conformance([.sample(), .sample(suite: "OldTests")])
        )
        #expect(comparison.gone == ["Old"] && comparison.added.isEmpty && !comparison.isWorse)
    }

    @Test func `A path that another machine wrote is found here`() {
        let paths = SourcePaths(root: "/here") { $0 == "/here/Tests/A.swift" }
        #expect(paths.shown("/here/B.swift") == "B.swift")
        #expect(paths.shown("/runner/work/kit/Tests/A.swift") == "Tests/A.swift")
        #expect(paths.shown("/runner/work/kit/Tests/C.swift") == "/runner/work/kit/Tests/C.swift")
    }

    private func status(_ lines: (path: String, entry: LedgerEntry)...) throws -> Status {
        var conformance = Conformance()
        for line in lines { conformance.add(line.entry, of: LedgerRun(path: line.path)) }
        return try #require(conformance.rows.first?.cells.first).status
    }

    private func cell(_ entries: LedgerEntry...) throws -> Cell {
        try #require(Conformance(entries).rows.first?.cells.first)
    }
}
