import ConformanceReporting
import Foundation
import Testing
import VIPERLedger

/// Ledgers that are not as they should be.
@Suite struct ReadingTests {
    @Test func `What cannot be read is told with its line, and the rest is read`() throws {
        let good = String(decoding: try LedgerEntry.sample().line, as: UTF8.self)
        let lines = [
            good, "\n", String(good.dropLast(30)) + "\n", "[]\n", good.replacing("\"schema\":1", with: "\"schema\":2"),
            "{\"schema\":7}\n", good.replacing("\"level\":\"must\",", with: ""), good.replacing("must", with: "may"),
            "{}\n", "\u{FFFD}\n", good,
        ]
        let (entries, reader) = read(Data(lines.joined().utf8))
        #expect(entries.count == 2 && reader.count == 2)
        #expect(
            reader.problems.map(\.description) == [
                "a.jsonl:3: It is not JSON; a process may have been killed while it wrote.",
                "a.jsonl:4: It is no line of a ledger.",
                "a.jsonl:5: It has schema 2, but this is read: 1. Another version of the kit wrote it.",
                "a.jsonl:6: It has schema 7, but this is read: 1. Another version of the kit wrote it.",
                "a.jsonl:7: It is no line of a ledger: “level” is missing.",
                "a.jsonl: 3 more lines cannot be read either.",
            ]
        )
    }

    @Test func `A line that lacks its end is read if it is whole`() throws {
        let line = try LedgerEntry.sample().line
        #expect(read(line.dropLast()).entries.count == 1)
        #expect(read(line + line.prefix(40)).entries.count == 1)
        #expect(read(Data()).entries.isEmpty)
    }

    @Test func `A large file of nonsense is told in few words`() {
        let (entries, reader) = read(Data(repeating: UInt8(ascii: "x"), count: 10_000_000))
        #expect(entries.isEmpty && reader.problems.count == 1)
        let lines = read(Data(String(repeating: "x\n", count: 10_000).utf8)).reader
        #expect(lines.problems.count == 6)
        #expect(lines.problems.last?.description == "a.jsonl: 9995 more lines cannot be read either.")
    }

    @Test func `A folder is read with its folders`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "ledgers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, id) in [
            ("b.jsonl", "LAW-02"), ("a.jsonl", "LAW-01"), ("shard/c.jsonl", "LAW-03"), ("notes.txt", "LAW-04"),
        ] {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try LedgerEntry.sample(id).line.write(to: file)
        }
        var ids: [String] = []
        var reader = LedgerReader()
        reader.read(folder.path(percentEncoded: false)) { entry, _ in ids.append(entry.id) }
        #expect(ids == ["LAW-01", "LAW-02", "LAW-03"])
    }

    @Test func `A folder that is linked from elsewhere is read, and once only`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "ledgers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let shard = folder.appending(path: "shard")
        try FileManager.default.createDirectory(at: shard, withIntermediateDirectories: true)
        try LedgerEntry.sample().line.write(to: shard.appending(path: "a.jsonl"))
        let all = folder.appending(path: "all")
        try FileManager.default.createDirectory(at: all, withIntermediateDirectories: true)
        for (name, target) in [("shard", "../shard"), ("again", "../shard"), ("around", "."), ("nowhere", "../none")] {
            let link = all.appending(path: name).path(percentEncoded: false)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        }
        for path in ["all", "all/shard"] {
            var reader = LedgerReader()
            reader.read(folder.appending(path: path).path(percentEncoded: false)) { _, _ in }
            #expect(reader.count == 1 && reader.problems == [], "\(path)")
        }
    }

    @Test(.enabled(if: geteuid() != 0, "Whoever may read everything finds no folder that cannot be read."))
    func `A folder that cannot be read is told`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "ledgers-\(UUID().uuidString)")
        let shard = folder.appending(path: "shard").path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: shard, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shard)
            try? FileManager.default.removeItem(at: folder)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: shard)
        var reader = LedgerReader()
        reader.read(folder.path(percentEncoded: false)) { _, _ in }
        #expect(reader.problems.map(\.description) == ["\(shard): It cannot be read."])
    }

    private func read(_ text: Data) -> (entries: [LedgerEntry], reader: LedgerReader) {
        var (entries, reader): ([LedgerEntry], LedgerReader) = ([], LedgerReader())
        reader.read(text, of: "a.jsonl") { entries.append($0) }
        return (entries, reader)
    }
}
