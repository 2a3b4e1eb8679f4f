import VIPERLedger

extension LedgerEntry {
    /// An entry of which nothing matters but its statement.
    static func sample(statement: String = "It is so.") -> LedgerEntry {
        LedgerEntry(
            system: "Engine",
            spec: "SampleSpec",
            id: "SAMPLE-01",
            level: .must,
            tags: [],
            statement: statement,
            source: "this test",
            test: LedgerTest(module: "EngineTests", suite: "", name: "sample()", file: "/Sample.swift", line: 1),
            verdict: .satisfied,
            seconds: 0.5,
            seed: 1
        )
    }
}
