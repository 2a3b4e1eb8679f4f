extension ModuleLaws {
    static let retries: [Requirement] = [
        Requirement(
            "LAW-31",
            .should,
            "After a failure no event is dead, none asks for what was replaced since, each retry asks for what failed, and "
                + "shows that it is busy if the first attempt did.",
            source:
                "fault class: a retry button that asks the wrong thing or works only once; an indicator shown only once",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            guard var hasRetry = try await trial.triesAsOften(in: outline) else { return }
            for event in outline.ordinary where outline.asking.contains(event) && !outline.needsTrouble(event) {
                guard try await trial.isCompleted(event, in: outline) else { return }
            }
            for event in outline.ordinary where outline.asking.contains(event) && outline.comesAgain(event) {
                guard try await trial.isBusyAgain(after: event, in: outline) else { return }
            }
            for event in outline.ordinary where outline.asking.contains(event) && outline.waitingLater.contains(event) {
                guard try await trial.goesOnAfterALaterFailure(ofRoundsBegunBy: event, in: outline) else { return }
            }
            for event in outline.appearing where outline.asking.contains(event) {
                guard try await trial.keepsRetriesPossible(event, in: outline) else { return }
                guard try await trial.keepsOthersAlive(event, in: outline) else { return }
            }
            for event in outline.ordinary where outline.asking.contains(event) && !outline.appearing.contains(event) {
                guard try await trial.isHeardOnTheScreen(event, in: outline) else { return }
                guard try await trial.staysPossible(event, in: outline) else { return }
                guard try await trial.asksWhatIsNew(event, in: outline) else { return }
                guard try await trial.sendsOnlyTheRest(event, in: outline) else { return }
                guard try await trial.sendsItsOwn(event, in: outline) else { return }
                guard try await trial.keepsOthersAlive(event, in: outline) else { return }
            }
            for retry in outline.ordinary where outline.active.contains(retry) {
                guard try await trial.isHeardAfterEachFailure(retry, in: outline) else { return }
            }
            for retry in outline.ordinary where !outline.asking.contains(retry) || outline.needsTrouble(retry) {
                // An event that shows something else if all is well, such as a filter whose rows are there, is no
                // retry.
                if !outline.needsTrouble(retry) {
                    let well = try await trial.play(retry, .success, in: outline)
                    guard well.contentKinds(since: well.eventStart).isEmpty else { continue }
                }
                let repeated = try await trial.repeated(by: retry, in: outline)
                hasRetry = hasRetry || !repeated.isEmpty
                for event in repeated {
                    guard try await trial.asksNoMoreEachTime(after: event, by: retry, in: outline) else { return }
                    guard try await trial.sendsTheChange(before: retry, of: event, in: outline) else { return }
                    for other in repeated where other != event {
                        guard try await trial.asksOnlyWhatFailed([event, other], by: retry, in: outline) else { return }
                        guard try await trial.sendsBoth(event, and: other, by: retry, in: outline) else { return }
                    }
                }
                let retries = try await trial.retries(by: retry, in: outline)
                // An event that never asks the same again is something else, such as the way to a copy that is there
                // offline.
                let isMeant = outline.events[retry].traits.contains(.retries)
                guard isMeant || retries.contains(where: { $0.asksTheSame || $0.asksTheWrongThing }) else { continue }
                hasRetry = true
                if let wrong = retries.first(where: { !$0.asksTheSame }) {
                    let names = "“\(outline.events[retry].name)” after “\(outline.events[wrong.event].name)” had failed"
                    _ = try await trial.retry(wrong.event, by: retry, in: outline)
                    _ = trial.expect(false, "\(names) asked \(wrong.again.text) instead of \(wrong.failed.text).")
                    return
                }
                guard try await trial.asksWhatFailedLast(retries, by: retry, in: outline) else { return }
            }
            if !hasRetry { throw NotApplicable("No event asks again only after another has failed.") }
        }
    ]
}
