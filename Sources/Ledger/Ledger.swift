import Foundation

/// Writes the verdicts of this process to one file, each on a line, as soon as it is known.
///
/// Each line is appended by one `write`, so that every finished line is readable even if the process is killed.
package final class Ledger: Sendable {
    /// The current ledger; `nil` if none is wanted.
    @TaskLocal package static var current = ofEnvironment

    private static let ofEnvironment: Ledger? =
        ProcessInfo.processInfo.environment["VIPER_LEDGER"].flatMap { $0.isEmpty ? nil : Ledger(folder: $0) }

    private let folder: String
    private let file: LedgerFile
    private let warn: @Sendable (String) -> Void

    /// Creates a ledger, whose file is created only when there is something to write.
    ///
    /// - Parameters:
    ///   - folder: The folder for its file.
    ///   - warn: Called once, if nothing can be written there.
    package init(folder: String, warn: @escaping @Sendable (String) -> Void = Ledger.warnOnTheConsole) {
        self.folder = folder
        file = LedgerFile(folder: folder)
        self.warn = warn
    }

    /// Writes an entry.
    package func add(_ entry: LedgerEntry) {
        do {
            try file.append(entry.line)
        } catch {
            warn("VIPER_LEDGER: \(error), so no further verdict is written down.")
        }
    }

    /// Writes an entry that counts only if the process ends before the verdict is known.
    ///
    /// - Parameter entry: The entry.
    /// - Returns: A file of its own, to be removed once the verdict is known; `nil` if nothing can be written.
    package func begin(_ entry: LedgerEntry) -> LedgerFile? {
        let file = LedgerFile(folder: folder)
        // An error needs no warning here, since the verdict that follows fails to be written too, and says why.
        return (try? file.append(entry.line)).map { file }
    }

    private static let warnOnTheConsole: @Sendable (String) -> Void = {
        FileHandle.standardError.write(Data("warning: \($0)\n".utf8))
    }
}
