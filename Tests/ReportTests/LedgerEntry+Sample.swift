import VIPERLedger
import VIPERStory

extension LedgerEntry {
    /// An entry of which a test names only what matters to it.
    static func sample(
        _ id: String = "LAW-01",
        _ verdict: LedgerVerdict = .satisfied,
        level: LedgerLevel = .must,
        system: String = "Laws",
        spec: String = "ModuleLaws",
        statement: String = "It is so.",
        suite: String = "LoginTests",
        test: String = "obeys(_:)",
        file: String = "/kit/Tests/LoginTests/LoginTests.swift",
        line: Int = 20,
        failures: [String] = [],
        reason: String? = nil,
        acknowledged: String? = nil,
        presupposes: String? = nil,
        story: Story? = nil
    ) -> LedgerEntry {
        LedgerEntry(
            system: system,
            spec: spec,
            id: id,
            level: level,
            tags: ["answers"],
            statement: statement,
            source: "a class of faults: “late answers”",
            test: LedgerTest(module: "LoginTests", suite: suite, name: test, file: file, line: line),
            verdict: verdict,
            failures: failures,
            reason: reason,
            acknowledged: acknowledged,
            presupposes: presupposes,
            seconds: 0.125,
            seed: 2014,
            story: story
        )
    }
}
