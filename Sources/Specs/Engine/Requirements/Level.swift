/// How much a requirement matters.
public enum Level: String, Sendable, CaseIterable {
    /// A module that does otherwise is broken: a violation is a failure.
    case must
    /// A module may have a good reason to do otherwise: a violation is a warning.
    case should
}
