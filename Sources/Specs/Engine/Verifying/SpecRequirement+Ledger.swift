import Testing
import VIPERLedger

extension SpecRequirement {
    /// Adds the outcome to the ledger, if there is one.
    func writeDown(
        _ record: EvaluationRecord,
        _ noVerdict: NoVerdict?,
        acknowledged: (deviation: String?, inapplicable: String?),
        at place: (file: String, line: Int)
    ) {
        guard let ledger = Ledger.current, let test = Test.current else { return }
        let outcome = LedgerOutcome(record, noVerdict, acknowledged: acknowledged)
        let isWrong = outcome.verdict != .satisfied && outcome.verdict != .notApplicable
        var entry = entry(in: test, at: place, outcome.verdict, outcome.reason)
        entry.failures = record.failures
        entry.acknowledged = outcome.acknowledged
        entry.presupposes = outcome.presupposes
        entry.seconds = (record.duration / .milliseconds(1)).rounded() / 1_000
        entry.story = isWrong ? record.story.shortened : nil
        ledger.add(entry)
    }

    /// Writes down that the requirement is being verified, if there is a ledger.
    ///
    /// - Returns: The file to remove once the requirement has been verified.
    func writeDownBeginning(at place: (file: String, line: Int)) -> LedgerFile? {
        guard let ledger = Ledger.current, let test = Test.current else { return nil }
        let reason = "The process ended while this was verified: the module trapped, or the tests were stopped."
        return ledger.begin(entry(in: test, at: place, .couldNotBeJudged, reason))
    }

    private func entry(
        in test: Test,
        at place: (file: String, line: Int),
        _ verdict: LedgerVerdict,
        _ reason: String?
    ) -> LedgerEntry {
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
            verdict: verdict,
            reason: reason,
            seconds: 0,
            seed: SeededGenerator.usualSeed
        )
    }

    /// The system that the spec belongs to, named after the spec's Swift module.
    private var system: String {
        let module = String(reflecting: S.self).prefix { $0 != "." }
        if module == "VIPERSpecs" { return "Laws" }
        let suffix = ["Specs", "Tests"].first { module.hasSuffix($0) && module != $0 }
        return String(module.dropLast(suffix?.count ?? 0))
    }
}

extension Test {
    fileprivate var moduleName: String { String(sourceLocation.fileID.prefix { $0 != "/" }) }

    /// The suites around the test, taken from its id, since no public API names them.
    fileprivate var suiteName: String {
        let names = "\(id)".dropFirst(moduleName.count + 1)
        return names.firstRange(of: "/\(name)/").map { String(names[..<$0.lowerBound]) } ?? ""
    }
}
