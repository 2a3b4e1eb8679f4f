import Foundation

/// Where the verdicts of this process are written down, each in a line of one file, as soon as it is known.
///
/// A line is one `write` that appends, so that a process that is killed leaves each finished line readable.
package final class Ledger: Sendable {
    /// The ledger of what is verified now; `nil` if nobody asked for one.
    @TaskLocal package static var current = ofEnvironment

    private static let ofEnvironment: Ledger? =
        ProcessInfo.processInfo.environment["VIPER_LEDGER"].flatMap { $0.isEmpty ? nil : Ledger(folder: $0) }

    private let folder: String
    private let file: LedgerFile
    private let warn: @Sendable (String) -> Void

    /// Creates a ledger, but no file before there is something to write.
    ///
    /// - Parameters:
    ///   - folder: Where its file will be.
    ///   - warn: Is told once, if nothing can be written there.
    package init(folder: String, warn: @escaping @Sendable (String) -> Void = Ledger.warnOnTheConsole) {
        self.folder = folder
        file = LedgerFile(folder: folder)
        self.warn = warn
    }

    /// Writes an entry down.
    package func add(_ entry: LedgerEntry) {
        do {
            try file.append(entry.line)
        } catch {
            warn("VIPER_LEDGER: \(error), so no further verdict is written down.")
        }
    }

    /// Writes down that somebody is about to find something out, for the case that the process ends meanwhile.
    ///
    /// - Parameter entry: What is to be read then.
    /// - Returns: A file of its own, to be removed once the entry is untrue; `nil` if nothing can be written.
    package func begin(_ entry: LedgerEntry) -> LedgerFile? {
        let file = LedgerFile(folder: folder)
        // NB: the verdict that follows cannot be written either, and tells why.
        return (try? file.append(entry.line)).map { file }
    }

    private static let warnOnTheConsole: @Sendable (String) -> Void = {
        FileHandle.standardError.write(Data("warning: \($0)\n".utf8))
    }
}
