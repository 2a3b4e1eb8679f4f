import Foundation

/// The process that wrote a file of a ledger, as the name of the file says.
package struct LedgerRun: Equatable, Sendable {
    /// When the process began to write, in milliseconds since 1970.
    package let start: Int
    /// The machine, as a hash that does not reveal its name.
    package let machine: String
    /// The folder of the file.
    package let folder: String

    /// Finds the run that wrote a file; `nil` if the name does not say so.
    package init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let words = (parts.last ?? "").split(separator: "-")
        guard words.count == 4, words[3].hasSuffix(".jsonl"), let start = Int(words[0]) else { return nil }
        self.start = start
        machine = String(words[1])
        folder = parts.dropLast().joined(separator: "/")
    }

    /// Whether this run makes the verdicts of another run on the same requirement out of date.
    package func replaces(_ other: LedgerRun) -> Bool {
        folder == other.folder && machine == other.machine && start > other.start
    }

    /// Returns the file name for a process that begins to write.
    static func fileName(at date: Date = Date()) -> String {
        let start = Int(date.timeIntervalSince1970 * 1_000)
        let process = ProcessInfo.processInfo.processIdentifier
        // Processes of two containers may have the same process number and the same host name.
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
