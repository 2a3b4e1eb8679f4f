extension ModuleLaws {
    static let recovery: [Requirement] = [
        Requirement(
            "LAW-10",
            .must,
            "After a failure, the same event asks the same again, and a success then shows what a success always shows.",
            source: "fault class: a page number or a flag that is changed before the answer; an error that stays",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            try await trial.look(at: outline.staying, in: outline) { fresh, event in
                guard let recovery = try await Recovery(of: event, beside: fresh, on: trial, in: outline) else {
                    return true
                }
                if try await recovery.hastensOtherWork() { return true }
                if try await recovery.meansMore() { return try await recovery.isHeardAgain() }
                guard try await recovery.knowsThatNothingIsKnown() else { return false }
                if try await recovery.mayAskNothing() { return true }
                guard try await recovery.asksTheSame(), try await recovery.showsTheSame() else { return false }
                guard try await recovery.asksAfterLaterFailures() else { return false }
                return try await recovery.isHeardTheThirdTime()
            }
        }
    ]
}
