package import VIPERLedger

/// A requirement as a ledger describes it.
package struct Requirement: Hashable, Sendable {
    /// The unique key of a requirement.
    package struct Key: Hashable, Sendable {
        package let system: String
        package let spec: String
        package let id: String
    }

    package let key: Key
    package let level: LedgerLevel
    package let tags: [String]
    package let statement: String
    package let source: String

    package var system: String { key.system }
    package var spec: String { key.spec }
    package var id: String { key.id }
    package var headline: String { "\(id) \(level.rawValue): \(statement)" }

    init(_ entry: LedgerEntry) {
        key = Key(system: entry.system, spec: entry.spec, id: entry.id)
        level = entry.level
        tags = entry.tags
        statement = entry.statement
        source = entry.source
    }
}
