/// What a requirement found out about a module.
public enum Verdict: Equatable, Sendable {
    /// The statement is true of the module.
    case satisfied
    /// The statement is not true of the module; each failure says what was seen.
    case violated([String])
    /// The module offers nothing to check, for the given reason.
    case notApplicable(String)
    /// The module could not be judged, since something else is in the way; the text says what.
    case notJudged(String)
}
