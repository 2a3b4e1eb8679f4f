/// What a requirement found out about a module.
public enum Verdict: Equatable, Sendable {
    /// The statement is true of the module.
    case satisfied
    /// The statement is not true of the module; each failure says what was seen.
    case violated([String])
    /// The module offers nothing to check, and why.
    case notApplicable(String)
    /// Nobody knows: something else is in the way, and what.
    case notJudged(String)
}
