import Testing
import VIPERLedger

extension SpecRequirement {
    /// Adds what was found out to the ledger, if anybody asked for one.
    func writeDown(
        _ record: EvaluationRecord,
        _ noVerdict: NoVerdict?,
        acknowledged: (deviation: String?, inapplicable: String?),
        at place: (file: String, line: Int)
    ) {
        guard let ledger = Ledger.current, let test = Test.current else { return }
        let outcome = LedgerOutcome(record, noVerdict, acknowledged: acknowledged)
        let isWrong = outcome.verdict != .satisfied && outcome.verdict != .notApplicable
        ledger.add(
            LedgerEntry(
                system: system,
                spec: spec,
                id: id,
                level: level == .must ? .must : .should,
                tags: tags.map(\.description).sorted(),
                statement: statement,
                source: source.description,
                test: LedgerTest(
                    module: test.moduleName,
                    suite: test.suiteName,
                    name: test.name,
                    file: place.file,
                    line: place.line
                ),
                verdict: outcome.verdict,
                failures: record.failures,
                reason: outcome.reason,
                acknowledged: outcome.acknowledged,
                presupposes: outcome.presupposes,
                seconds: (record.duration / .milliseconds(1)).rounded() / 1_000,
                seed: SeededGenerator.usualSeed,
                story: isWrong ? record.story.shortened : nil
            )
        )
    }

    /// The system that the spec is of, as its module is called.
    private var system: String {
        let module = String(reflecting: S.self).prefix { $0 != "." }
        if module == "VIPERSpecs" { return "Laws" }
        let suffix = ["Specs", "Tests"].first { module.hasSuffix($0) && module != $0 }
        return String(module.dropLast(suffix?.count ?? 0))
    }
}

extension Test {
    fileprivate var moduleName: String { String(sourceLocation.fileID.prefix { $0 != "/" }) }

    /// NB: nothing public says which suites a test stands in, but its id begins with them.
    fileprivate var suiteName: String {
        let names = "\(id)".dropFirst(moduleName.count + 1)
        return names.firstRange(of: "/\(name)/").map { String(names[..<$0.lowerBound]) } ?? ""
    }
}
