import VIPERLedger
import VIPERSpecs

extension LedgerEntry {
    /// What a report says of a reference module.
    init(_ row: ConformanceReport.Row, of module: String, system: String) {
        var (verdict, failures, reason): (LedgerVerdict, [String], String?) = (.satisfied, [], nil)
        switch row.verdict {
        case .satisfied: break
        case .violated(let texts): (verdict, failures) = (.violated, texts)
        case .notApplicable(let text): (verdict, reason) = (.notApplicable, text)
        case .notJudged(let text): (verdict, reason) = (.couldNotBeJudged, text)
        }
        self.init(
            system: system,
            spec: row.requirement.spec,
            id: row.requirement.id,
            level: row.requirement.level == .must ? .must : .should,
            tags: row.requirement.tags.map(\.description).sorted(),
            statement: row.requirement.statement,
            source: row.requirement.source.description,
            test: LedgerTest(module: "Reference", suite: module, name: "", file: #filePath, line: #line),
            verdict: verdict,
            failures: failures,
            reason: reason,
            seconds: 0,
            seed: 0
        )
    }
}
