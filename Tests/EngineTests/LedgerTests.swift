import Foundation
import Proof
import Testing
import VIPERLedger
import VIPERStory

@testable import VIPERSpecs

/// The lines that `verify` writes if a folder is named.
@Suite struct LedgerTests {
    @Test func `Each verdict is a line`() async throws {
        let entries = try await entries {
            for requirement in GreeterSpec.requirements {
                try await requirement.verify { fixture in ScriptedGreeter { fixture.output.greeted("Hello") } }
            }
        }
        #expect(entries.map(\.id) == ["GREETER-01", "GREETER-02"])
        #expect(entries.map(\.verdict) == [.satisfied, .satisfied])
        #expect(entries.allSatisfy { $0.failures.isEmpty && $0.story == nil && $0.reason == nil })
    }

    @Test func `A line says of what it is`() async throws {
        let line = #line + 2
        let entries = try await entries {
            try await GreeterSpec.requirement("GREETER-02").verify { fixture in
                ScriptedGreeter { fixture.output.greeted("Hey") }
            }
        }
        let entry = try #require(entries.first)
        #expect(entry.system == "Engine" && entry.spec == "GreeterSpec" && entry.level == .should)
        #expect(entry.tags == ["original"] && entry.source == "original test testPoliteness")
        #expect(entry.statement == "A greeter is polite.")
        #expect(entry.test.module == "EngineTests" && entry.test.suite == "LedgerTests")
        #expect(entry.test.name.contains("A line says of what it is"))
        #expect(entry.test.file == #filePath && entry.test.line == line)
        #expect(entry.schema == 1 && entry.kit == KitVersion.current && entry.seed == SeededGenerator.usualSeed)
        #expect(entry.seconds >= 0 && entry.seconds < 60)
    }

    @Test func `A violation has its failures and its story`() async throws {
        let entries = try await entries {
            try await GreeterSpec.requirement("GREETER-01").verify { fixture in
                ScriptedGreeter { fixture.output.greeted("Hey") }
            }
        }
        let entry = try #require(entries.first)
        #expect(entry.verdict == .violated)
        #expect(
            entry.failures == [
                """
                Expected: output.calls == [.greeted("Hello")]
                But was:  [.greeted("Hey")]
                """
            ]
        )
        #expect(
            entry.story?.events.map(\.line) == ["The subject is built.", "greet()", "GreeterOutput.greeted(\"Hey\")"]
        )
    }

    @Test func `A deviation is one with its reason, and one that has served its time is told`() async throws {
        let entries = try await entries {
            for words in ["Hey", "Hello"] {
                try await GreeterSpec.requirements[0].verify(deviations: ["GREETER-01": "We say Hey."]) { fixture in
                    ScriptedGreeter { fixture.output.greeted(words) }
                }
            }
        }
        #expect(entries.map(\.verdict) == [.deviation, .satisfied])
        #expect(entries.map(\.acknowledged) == ["We say Hey.", "We say Hey."])
        #expect(entries.map(\.reason) == [nil, "It is met, so the deviation has served its time."])
    }

    @Test func `What has no verdict has its reason`() async throws {
        struct NoDatabase: Error {}
        let entries = try await entries {
            for id in ["ODD-03", "ODD-11", "ODD-09", "ODD-05"] {
                try await OddSpec.requirement(id).verify(inapplicable: ["ODD-11": "Nobody knows."]) { fixture in
                    ScriptedGreeter { fixture.output.greeted("Hey") }
                }
            }
            try await OddSpec.requirement("ODD-08").verify(deviations: ["ODD-08": "We know."]) { _ in
                throw NoDatabase()
            }
        }
        #expect(
            entries.map(\.verdict) == [
                .notApplicable, .couldNotBeJudged, .couldNotBeJudged, .couldNotBeJudged, .couldNotBeJudged,
            ]
        )
        #expect(
            entries.map(\.reason) == [
                "Greeters have no clock.",
                "Does it greet strangers?",
                "It is not judged, since it presupposes ODD-08, which is violated.",
                "Greeter.name was asked, but no answer was planned for it.",
                "The subject could not be built: NoDatabase()",
            ]
        )
        #expect(entries.map(\.acknowledged) == [nil, "Nobody knows.", nil, nil, nil])
        #expect(entries.map(\.presupposes) == [nil, nil, "ODD-08", nil, nil])
    }

    @Test func `A line that cannot be written whole leaves nothing behind`() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder.create()
            defer { try? FileManager.default.removeItem(at: folder) }
            let warnings = Shared(0)
            let ledger = Ledger(folder: folder.path(percentEncoded: false)) { _ in warnings.update { $0 += 1 } }
            ledger.add(.sample())
            let file = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            let written = try Data(contentsOf: folder.appending(component: file))
            signal(SIGXFSZ, SIG_IGN)
            #if os(Linux)
                let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
            #else
                let fileSize = RLIMIT_FSIZE
            #endif
            var limit = rlimit()
            getrlimit(fileSize, &limit)
            limit.rlim_cur = rlim_t(written.count + 10)
            setrlimit(fileSize, &limit)
            for _ in 1...2 { ledger.add(.sample()) }
            #expect(warnings.value == 1)
            #expect(try Data(contentsOf: folder.appending(component: file)) == written)
            limit.rlim_cur = 10
            setrlimit(fileSize, &limit)
            #expect(ledger.begin(.sample()) == nil)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [file])
        }
    }

    @Test func `While something is verified, the ledger says so, and does no more once it is`() async throws {
        let folder = try TemporaryFolder.create()
        defer { try? FileManager.default.removeItem(at: folder) }
        let meanwhile = Shared<[LedgerEntry]>([])
        _ = try await issues {
            try await Ledger.$current.withValue(Ledger(folder: folder.path(percentEncoded: false))) {
                for words in ["Hello", "Hey"] {
                    try await GreeterSpec.requirement("GREETER-01").verify { fixture in
                        meanwhile.value = try Self.entries(in: folder)
                        return ScriptedGreeter { fixture.output.greeted(words) }
                    }
                }
            }
        }
        #expect(meanwhile.value.map(\.verdict).sorted { $0.rawValue < $1.rawValue } == [.couldNotBeJudged, .satisfied])
        let open = try #require(meanwhile.value.first { $0.verdict == .couldNotBeJudged })
        #expect(
            open.reason == "The process ended while this was verified: the module trapped, or the tests were stopped."
        )
        #expect(open.id == "GREETER-01" && open.test.suite == "LedgerTests" && open.failures.isEmpty)
        let entries = try Self.entries(in: folder)
        #expect(entries.map(\.verdict) == [.satisfied, .violated])
    }

    @Test func `What comes to its turn too late is not written down`() throws {
        try TemporaryFolder.use { folder in
            let ledger = Ledger(folder: folder.path(percentEncoded: false))
            let mark = LedgerMark()
            mark.begin { ledger.begin(.sample()) }
            let during = try Self.entries(in: folder)
            mark.end()
            mark.begin { ledger.begin(.sample()) }
            let after = try Self.entries(in: folder)
            #expect(during.count == 1 && after == [])
        }
    }

    @Test func `A line is readable as soon as it is written`() throws {
        try TemporaryFolder.use { folder in
            let ledger = Ledger(folder: folder.appending(path: "not/there/yet").path(percentEncoded: false))
            for count in 1...3 {
                ledger.add(.sample(statement: "A\nB \u{202E}🐟 <&\">"))
                let entries = try Self.entries(in: folder)
                let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
                #expect(files.compactMap { LedgerRun(path: $0) }.map(\.folder) == ["not/there/yet"])
                #expect(entries == Array(repeating: .sample(statement: "A\nB \u{202E}🐟 <&\">"), count: count))
            }
        }
    }

    @Test func `Threads do not write into each other's lines`() async throws {
        let folder = try TemporaryFolder.create()
        defer { try? FileManager.default.removeItem(at: folder) }
        let ledger = Ledger(folder: folder.path(percentEncoded: false))
        await withTaskGroup { group in
            for number in 1...8 {
                group.addTask {
                    for _ in 1...50 { ledger.add(.sample(statement: String(repeating: "\(number)", count: 20_000))) }
                }
            }
        }
        let statements = try Self.entries(in: folder).map(\.statement)
        #expect(statements.count == 400 && statements.allSatisfy { Set($0).count == 1 })
    }

    @Test func `A folder that cannot be written to is told once`() throws {
        try TemporaryFolder.use { folder in
            let file = folder.appending(component: "file")
            try Data().write(to: file)
            let warnings = Shared<[String]>([])
            let ledger = Ledger(folder: file.appending(component: "ledger").path(percentEncoded: false)) { text in
                warnings.update { $0.append(text) }
            }
            for _ in 1...3 { ledger.add(.sample()) }
            let path = file.path(percentEncoded: false)
            #expect(
                warnings.value == [
                    "VIPER_LEDGER: the folder \(path)/ledger/ cannot be made (Not a directory), so no further verdict is written down."
                ]
            )
        }
    }

    @Test func `Nothing is written without a verdict`() throws {
        try TemporaryFolder.use { folder in
            _ = Ledger(folder: folder.path(percentEncoded: false))
            let entries = try Self.entries(in: folder)
            #expect(entries == [])
        }
    }

    @Test func `The version is the one that the changelog begins with`() throws {
        let changelog = URL(filePath: #filePath).appending(path: "../../../Docs/Changelog.md").standardizedFileURL
        let heading = try String(contentsOf: changelog, encoding: .utf8).firstMatch(of: /\n## (.+)/)
        #expect(heading?.1.lowercased() == KitVersion.current)
    }

    /// Returns the entries that a body writes, whose issues do not fail this test.
    private func entries(_ body: @escaping @Sendable () async throws -> Void) async throws -> [LedgerEntry] {
        let folder = try TemporaryFolder.create()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await issues {
            try await Ledger.$current.withValue(Ledger(folder: folder.path(percentEncoded: false)), operation: body)
        }
        return try Self.entries(in: folder)
    }

    private static func entries(in folder: URL) throws -> [LedgerEntry] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".jsonl") }
            .flatMap { try Data(contentsOf: folder.appending(path: $0)).split(separator: UInt8(ascii: "\n")) }
            .map { try JSONDecoder().decode(LedgerEntry.self, from: $0) }
    }
}
