import VIPERLedger

extension LedgerEntry {
    /// Returns an entry in which only the statement matters.
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
