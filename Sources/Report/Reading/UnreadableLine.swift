import VIPERLedger

/// A line that another version of the kit wrote.
struct UnreadableLine: Error, CustomStringConvertible {
    let schema: Int

    var description: String {
        "It has schema \(schema), but this is read: \(LedgerEntry.currentSchema). Another version of the kit wrote it."
    }
}
