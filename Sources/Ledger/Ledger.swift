import Foundation

/// Where the verdicts of this process are written down, each in a line of one file, as soon as it is known.
///
/// A line is one `write` that appends, so that a process that is killed leaves each finished line readable.
package final class Ledger: Sendable {
    /// The ledger of what is verified now; `nil` if nobody asked for one.
    @TaskLocal package static var current = ofEnvironment

    private static let ofEnvironment: Ledger? =
        ProcessInfo.processInfo.environment["VIPER_LEDGER"].flatMap { $0.isEmpty ? nil : Ledger(folder: $0) }

    private let file: LedgerFile
    private let warn: @Sendable (String) -> Void

    /// Creates a ledger, but no file before there is something to write.
    ///
    /// - Parameters:
    ///   - folder: Where its file will be.
    ///   - warn: Is told once, if nothing can be written there.
    package init(folder: String, warn: @escaping @Sendable (String) -> Void = Ledger.warnOnTheConsole) {
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

    private static let warnOnTheConsole: @Sendable (String) -> Void = {
        FileHandle.standardError.write(Data("warning: \($0)\n".utf8))
    }
}
