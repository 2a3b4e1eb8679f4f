import VIPERLedger

/// How a ledger records an evaluation, given what the consumer has acknowledged.
struct LedgerOutcome {
    let verdict: LedgerVerdict
    var reason: String?
    var acknowledged: String?
    var presupposes: String?

    init(
        _ record: EvaluationRecord,
        _ noVerdict: NoVerdict?,
        acknowledged: (deviation: String?, inapplicable: String?)
    ) {
        let isViolated = !record.failures.isEmpty
        switch noVerdict {
        case .notApplicable(let text):
            self.init(.notApplicable, text, acknowledged: acknowledged.inapplicable)
        case .presupposes(let cause, _):
            self.init(.couldNotBeJudged, noVerdict?.description, presupposes: cause.id)
        case .asked(let text):
            self.init(.couldNotBeJudged, text, acknowledged: acknowledged.inapplicable)
        case .notJudged(let text):
            self.init(.couldNotBeJudged, text)
        case nil where isViolated && acknowledged.deviation == nil:
            self.init(.violated)
        case nil where !record.obstacles.isEmpty:
            self.init(.couldNotBeJudged, record.obstacles.joined(separator: "\n"))
        case nil where isViolated:
            self.init(.deviation, acknowledged: acknowledged.deviation)
        case nil:
            self.init(.satisfied, acknowledged: acknowledged.deviation ?? acknowledged.inapplicable)
            if acknowledged.deviation != nil {
                reason = "It is met, so the deviation has served its time."
            } else if acknowledged.inapplicable != nil {
                reason = "It applies, but is named as inapplicable."
            }
        }
    }

    private init(
        _ verdict: LedgerVerdict,
        _ reason: String? = nil,
        acknowledged: String? = nil,
        presupposes: String? = nil
    ) {
        self.verdict = verdict
        self.reason = reason
        self.acknowledged = acknowledged
        self.presupposes = presupposes
    }
}
