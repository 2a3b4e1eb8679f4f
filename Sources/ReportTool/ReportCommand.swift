import ConformanceReporting
import Foundation
import ToolSupport

/// Reads ledgers, and writes all forms of a report.
struct ReportCommand {
    private let arguments: Arguments
    private let ledgers: [String]
    private let tests: TestRun?
    private let isColourful: Bool

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        try arguments.refuse("--test", with: "--from", since: "reports on the run that it begins")
        if arguments.has("--test") {
            let run = TestRun(build: arguments.one("--scratch-path") ?? ".build", filters: arguments.all("--filter"))
            (ledgers, tests) = ([run.ledger], run)
        } else {
            if arguments.has("--filter") { throw UsageError("--filter needs --test, which runs the tests that match.") }
            _ = try arguments.required("--from")
            (ledgers, tests) = (arguments.all("--from"), nil)
        }
        switch arguments.one("--color") ?? "auto" {
        case "auto":
            let isUnwanted = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
            isColourful = isatty(STDOUT_FILENO) == 1 && !isUnwanted
        case "always": isColourful = true
        case "never": isColourful = false
        default: throw UsageError("--color is auto, always or never.")
        }
        if let output = arguments.one("--output") { try checkOutput(output) }
    }

    /// Refuses an output folder whose files the next report would read, or that would overwrite an input.
    private func checkOutput(_ output: String) throws {
        func path(_ text: String) -> [String] { URL(filePath: text).resolvingSymlinksInPath().pathComponents }
        let folder = path(output)
        for ledger in ledgers where path(ledger) == folder {
            throw UsageError("--output and --from are the same folder, and the next report would read this one.")
        }
        for ledger in ledgers where folder.starts(with: path(ledger)) {
            throw UsageError("--output \(output) lies in \(ledger), and the next report would read this one.")
        }
        let written = folder + [Self.ledgerName]
        if let baseline = arguments.one("--baseline"), written.starts(with: path(baseline)) {
            throw UsageError(
                "--output \(output) would write over --baseline, and what is worse now would pass next time."
            )
        }
        for ledger in ledgers where written == path(ledger) {
            throw UsageError("--output \(output) would write over --from \(ledger).")
        }
    }

    private static let ledgerName = "baseline.jsonl"

    func run() throws {
        let haveTestsFailed = try tests?.run() == false
        var reader = LedgerReader()
        let conformance = try chosen(read(ledgers, as: "--from", &reader))
        let baseline = try arguments.one("--baseline").map { try read([$0], as: "--baseline", &reader) }
        let report = Report(
            conformance,
            title: arguments.one("--title") ?? "Conformance",
            since: baseline.map { only($0) },
            paths: SourcePaths(root: FileManager.default.currentDirectoryPath)
        )
        let text = TerminalReport(report, isColourful: isColourful).text
        Console.say(String(text.dropLast()))
        let annotations = arguments.has("--annotate") ? Annotations(report).text : ""
        if !annotations.isEmpty { Console.say(String(annotations.dropLast())) }
        try write(report)
        for problem in reader.problems { Console.warn("warning: \(problem)") }
        // The content of an unreadable line is unknown, so that the report must not be green.
        if !reader.problems.isEmpty { throw Failure("Not every line could be read.") }
        if report.fails { throw Failure(reason(report)) }
        guard haveTestsFailed else { return }
        if report.tally.failures == 0 {
            throw Failure("The tests have failed, but no requirement: see what swift test says above.")
        }
        // The failures of the baseline make swift test fail, but another test may have failed too, or a process may
        // have crashed.
        Console.warn("warning: swift test has failed, as what the baseline knows of makes it; see what it says above.")
    }

    private func read(_ paths: [String], as option: String, _ reader: inout LedgerReader) throws -> Conformance {
        var conformance = Conformance()
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw UsageError("\(option): there is nothing at \(path).")
            }
            let (count, problems) = (reader.count, reader.problems.count)
            reader.read(path) { conformance.add($0, of: $1) }
            guard reader.count == count else { continue }
            for problem in reader.problems.dropFirst(problems) { Console.warn("warning: \(problem)") }
            let advice = isFolder.boolValue && option == "--from" ? "; run your tests with VIPER_LEDGER=\(path)" : ""
            throw Failure("\(option): \(path) holds no verdict\(advice).")
        }
        return conformance
    }

    private func chosen(_ conformance: Conformance) throws -> Conformance {
        let known = conformance.systems
        for system in arguments.all("--system") where !known.contains(where: { $0.lowercased() == system.lowercased() })
        {
            let others = TerminalText.line(known.joined(separator: ", "))
            throw UsageError("--system: nothing is known of “\(system)”, but of \(others).")
        }
        return only(conformance)
    }

    private func only(_ conformance: Conformance) -> Conformance {
        let systems = arguments.all("--system").map { $0.lowercased() }
        if systems.isEmpty { return conformance }
        return conformance.only(systems: conformance.systems.filter { systems.contains($0.lowercased()) })
    }

    private func write(_ report: Report) throws {
        guard let folder = arguments.one("--output") else { return }
        let files = [
            ("report.html", Data(try HTMLPage(report).text.utf8)),
            ("report.md", Data(MarkdownReport(report).text.utf8)),
            ("report.xml", Data(JUnitReport(report).text.utf8)),
            ("badge.svg", Data(Badge(report).text.utf8)),
            (Self.ledgerName, try MergedLedger(report).text),
        ]
        let url = URL(filePath: folder, directoryHint: .isDirectory)
        do {
            try Replacement.write(files.map { (url.appending(component: $0), $1) }, isOverwriting: true)
        } catch let failure as ReplacementFailure where failure.remaining.isEmpty {
            throw Failure("--output: \(folder) cannot be written to (\(failure.reason)).")
        } catch let failure as ReplacementFailure {
            throw Failure("--output: \(failure.description)")
        }
        let shown = SourcePaths(root: FileManager.default.currentDirectoryPath).shown(url.path(percentEncoded: false))
        Console.say("\nwrote \(files.map(\.0).joined(separator: ", ")) to \(shown)")
    }

    private func reason(_ report: Report) -> String {
        if report.hasCheckedNothing { return "Nothing was checked, since no requirement applies." }
        if let comparison = report.comparison {
            let count = comparison.worse.count(where: \.isNewFailure)
            return "\(count) \(count == 1 ? "requirement is" : "requirements are") worse than in the baseline."
        }
        let count = report.tally.failures
        return "\(count) \(count == 1 ? "requirement is" : "requirements are") not met."
    }
}
