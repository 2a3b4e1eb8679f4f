/// What a requirement found out about a module, and whether that was known.
package enum LedgerVerdict: String, Codable, Sendable, CaseIterable {
    /// The statement is true of the module.
    case satisfied
    /// The statement is not true of the module.
    case violated
    /// The module offers nothing to check.
    case notApplicable
    /// Nobody knows, since something is in the way.
    case couldNotBeJudged
    /// The statement is not true of the module, and its author has said why.
    case deviation
}
