import Foundation

/// Which process wrote a file of a ledger; the name of the file says it.
package struct LedgerRun: Equatable, Sendable {
    /// When it began to write, in milliseconds since 1970.
    package let start: Int
    /// On which machine, in a form that does not tell its name.
    package let machine: String
    /// In which folder.
    package let folder: String

    /// The run that wrote a file; `nil` if the name does not say so.
    package init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let words = (parts.last ?? "").split(separator: "-")
        guard words.count == 4, words[3].hasSuffix(".jsonl"), let start = Int(words[0]) else { return nil }
        self.start = start
        machine = String(words[1])
        folder = parts.dropLast().joined(separator: "/")
    }

    /// Whether another run is of no interest any more, where both say something of the same requirement.
    package func replaces(_ other: LedgerRun) -> Bool {
        folder == other.folder && machine == other.machine && start > other.start
    }

    /// The name of a file of a process that begins to write.
    static func fileName(at date: Date = Date()) -> String {
        let start = Int(date.timeIntervalSince1970 * 1_000)
        let process = ProcessInfo.processInfo.processIdentifier
        // NB: processes of two containers may have the same number, and the same name of their machine.
        return "\(start)-\(thisMachine)-\(process)-\(UUID().uuidString.prefix(8)).jsonl"
    }

    private static var thisMachine: String {
        var name = [CChar](repeating: 0, count: 256)
        _ = gethostname(&name, 255)
        let bytes = name.prefix { $0 != 0 }
        let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32(UInt8(bitPattern: $1))) &* 16_777_619 }
        return String(hash, radix: 16)
    }
}
