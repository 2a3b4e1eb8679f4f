import VIPERLedger

/// The status of a requirement on a module, from all results.
package enum Status: String, Sendable, CaseIterable {
    case satisfied
    /// A `must` is violated.
    case violated
    /// A `should` is violated.
    case warning
    case notApplicable
    case couldNotBeJudged
    /// The requirement that it presupposes is violated, which is reported separately.
    case notReached
    case deviation
    /// An acknowledgement is no longer true.
    case outdated
    /// Two runs came to different verdicts.
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

    /// The status in one character.
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

    /// The word for the status.
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

    /// The severity: 0 and 1 need nobody, 2 is a warning, and 3 is a failure.
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
