import ConformanceReporting
import Foundation
import Proof
import Testing
import VIPERLedger
import VIPERSpecs

/// The table that `make conformance` shows: a line for each spec as soon as it is done, and then what needs a person.
@Suite struct ConformanceTable {
    @Test func ofTheReferenceModules() async throws {
        let screen = ProcessInfo.processInfo.environment["VIPER_TABLE"].flatMap(FileHandle.init(forWritingAtPath:))
        func say(_ text: String) { screen?.write(Data("\(text)\n".utf8)) }
        var (reports, all): ([ConformanceReport], [LedgerEntry]) = ([], [])
        func add(_ report: ConformanceReport, of module: String, system: String) {
            let entries = report.rows.map { LedgerEntry($0, of: module, system: system) }
            for row in shown(entries).rows { say(terminal(shown(entries)).line(row)) }
            for entry in entries { Ledger.current?.add(entry) }
            all += entries
            reports.append(report)
        }
        for system in Systems.all.chosen {
            // NB: where nobody looks at the table, SpecTests has proved the specs already.
            for spec in screen == nil ? [] : system.specs {
                add(try await spec.report(), of: system.name, system: system.name)
            }
            for (name, module) in system.modules { add(try await module.report(on: name), of: name, system: "Laws") }
        }
        say("\n\(terminal(shown(all)).rest)")
        let report = ConformanceReport(reports)
        #expect(report.isConforming, "\(report)")
    }

    private func shown(_ entries: [LedgerEntry]) -> Report {
        Report(Conformance(entries), title: "", paths: SourcePaths(root: FileManager.default.currentDirectoryPath))
    }

    private func terminal(_ report: Report) -> TerminalReport {
        TerminalReport(report, isColourful: ProcessInfo.processInfo.environment["VIPER_COLOUR"] != nil)
    }
}
