import ConformanceReporting
import Foundation
import VIPERLedger
import VIPERStory

/// Measures how long it takes to merge and show ledgers of 500 lines, which must not grow faster than their number.
@main
struct ReportBenchmark {
    private static let lines = 500

    static func main() throws {
        print("ledgers    lines   read and merged    page    all other forms")
        for count in [250, 500, 1_000] {
            let folder = FileManager.default.temporaryDirectory.appending(component: "ledgers-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for number in 1...count { try ledger(number).write(to: folder.appending(component: "\(number).jsonl")) }
            let clock = ContinuousClock()
            var conformance = Conformance()
            var reader = LedgerReader()
            let reading = clock.measure {
                reader.read(folder.path(percentEncoded: false)) { conformance.add($0, of: $1) }
            }
            precondition(reader.problems.isEmpty && reader.count == count * lines)
            var report: Report?
            let sorting = clock.measure {
                report = Report(conformance, title: "Benchmark", paths: SourcePaths(root: "/") { _ in false })
            }
            guard let report else { return }
            let page = try clock.measure { _ = try HTMLPage(report).text }
            let others = try clock.measure {
                _ = TerminalReport(report, isColourful: false).text + MarkdownReport(report).text
                _ = JUnitReport(report).text + Annotations(report).text + Badge(report).text
                _ = try MergedLedger(report).text
            }
            let columns = [("\(count)", 7), ("\(count * lines)", 9), (text(reading + sorting), 18), (text(page), 8)]
            print(columns.map(padded).joined() + padded((text(others), 19)))
        }
    }

    /// What a process writes that proves one module by one spec, of which one requirement in a hundred is violated.
    private static func ledger(_ number: Int) throws -> Data {
        try (1...lines).reduce(into: Data()) { text, line in
            let isViolated = (number + line) % 100 == 0
            text += try LedgerEntry(
                system: "System\(number % 5)",
                spec: "Spec\(number % 10)",
                id: "REQUIREMENT-\(line)",
                level: .must,
                tags: ["answers", "content"],
                statement: "What requirement \(line) asks is said here in a sentence, as long as most of them are.",
                source: "a class of faults: answers that come late",
                test: LedgerTest(
                    module: "BenchmarkTests",
                    suite: "Module\(number)Tests",
                    name: "conforms(to:)",
                    file: "/Users/somebody/Projects/benchmark/Tests/BenchmarkTests/Module\(number)Tests.swift",
                    line: 12
                ),
                verdict: isViolated ? .violated : .satisfied,
                failures: isViolated ? ["Expected: output.calls == [.greeted(\"Hello\")]\nBut was:  []"] : [],
                seconds: 0.012,
                seed: 2_014,
                story: isViolated
                    ? Story([StoryEvent(.note, "The subject is built."), StoryEvent(.step, "greet()")]) : nil
            ).line
        }
    }

    private static func text(_ duration: Duration) -> String {
        "\((duration / .milliseconds(10)).rounded() / 100) s"
    }

    private static func padded(_ column: (text: String, width: Int)) -> String {
        String(repeating: " ", count: max(0, column.width - column.text.count)) + column.text
    }
}
