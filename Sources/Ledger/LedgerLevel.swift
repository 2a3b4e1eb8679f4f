/// How much a requirement matters.
package enum LedgerLevel: String, Codable, Sendable, CaseIterable {
    case must
    case should
}
