import VIPERLedger

/// How it stands with a requirement on a module, after all that was written down.
package enum Status: String, Sendable, CaseIterable {
    case satisfied
    /// A `must` is violated.
    case violated
    /// A `should` is violated.
    case warning
    case notApplicable
    case couldNotBeJudged
    /// What it presupposes is violated, which is told by itself.
    case notReached
    case deviation
    /// What was acknowledged is no longer so.
    case outdated
    /// Two runs came to two verdicts.
    case flaky

    init(_ entry: LedgerEntry) {
        self =
            switch entry.verdict {
            case .satisfied: entry.acknowledged == nil ? .satisfied : .outdated
            case .violated: entry.level == .must ? .violated : .warning
            case .notApplicable: .notApplicable
            case .couldNotBeJudged where entry.presupposes != nil: .notReached
            case .couldNotBeJudged: entry.acknowledged == nil ? .couldNotBeJudged : .deviation
            case .deviation: .deviation
            }
    }

    /// What stands for it where there is room for one character.
    package var sign: String {
        switch self {
        case .satisfied: "✔"
        case .violated: "✘"
        case .warning: "⚠"
        case .notApplicable: "−"
        case .couldNotBeJudged: "?"
        case .notReached: "·"
        case .deviation: "≈"
        case .outdated: "!"
        case .flaky: "≠"
        }
    }

    /// What people call it.
    package var word: String {
        switch self {
        case .satisfied: "satisfied"
        case .violated: "violated"
        case .warning: "warned"
        case .notApplicable: "not applicable"
        case .couldNotBeJudged: "not judged"
        case .notReached: "not reached"
        case .deviation: "acknowledged"
        case .outdated: "out of date"
        case .flaky: "flaky"
        }
    }

    /// How bad it is: worse than nothing to say, and worse than a warning, which fails.
    package var weight: Int {
        switch self {
        case .satisfied: 0
        case .notApplicable, .deviation, .notReached: 1
        case .warning: 2
        case .violated, .couldNotBeJudged, .outdated, .flaky: 3
        }
    }

    package var isFailure: Bool { weight == 3 }
    package var needsAPerson: Bool { weight >= 2 }
}
