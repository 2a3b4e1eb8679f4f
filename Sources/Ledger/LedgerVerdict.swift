/// The verdict of a requirement on a module, and whether a violation was acknowledged.
package enum LedgerVerdict: String, Codable, Sendable, CaseIterable {
    /// The statement is true of the module.
    case satisfied
    /// The statement is not true of the module.
    case violated
    /// The module offers nothing to check.
    case notApplicable
    /// The module could not be judged, since something is in the way.
    case couldNotBeJudged
    /// The statement is not true of the module, and the consumer has said why.
    case deviation
}
