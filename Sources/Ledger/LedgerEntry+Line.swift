package import Foundation

extension LedgerEntry {
    /// The entry as a line of a ledger, with its line break.
    package var line: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            var line = try encoder.encode(self)
            line.append(UInt8(ascii: "\n"))
            return line
        }
    }
}
