extension ModuleLaws {
    static let balance: [Requirement] = [
        Requirement(
            "LAW-11",
            .must,
            "Busy indicators always end, error states end on success, and no indicator ends early.",
            source: "fault class: a busy indicator that stays on, or goes off while the newest request is pending",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needWork()
            guard !outline.balances.isEmpty else {
                throw NotApplicable("Nothing is begun and ended: name it with stage.busy or stage.state.")
            }
            let (owners, shared) = try await trial.owners(in: outline)
            // A user who has left no longer looks at the screen.
            for event in outline.events.indices where !outline.leaves(event) {
                let (asks, leadIn) = (outline.asking.contains(event), outline.leadIn(to: event))
                if !asks, try await trial.isEndedByAnother(than: event, after: leadIn, in: outline) { continue }
                for outcome in outline.allOutcomes {
                    let walk = try await trial.playAtOnce(event, outcome, in: outline)
                    // What says that there is nothing, or that something was declined, may stay.
                    guard try await trial.isBalanced(walk, areAllWell: outcome == .success) else { return }
                }
                guard try await trial.endsBesideARound(event, in: outline) else { return }
                // A button that is disabled meanwhile cannot be tapped twice, and some views appear only once.
                let isDisabled = outline.events[event].traits.contains(.onlyAtRest)
                let times = isDisabled || !outline.comesAgain(event) ? 1 : 2
                for number in 1...times {
                    let isShared = shared.contains(event)
                    let owner = owners[event]
                    guard try await trial.balances(event, times: number, owner, isShared: isShared, in: outline) else {
                        return
                    }
                }
            }
            for event in outline.ordinary
            where outline.asking.contains(event) || outline.awaitingTime.contains(event) {
                guard try await trial.balancesBeforeOthers(event, in: outline) else { return }
                guard try await trial.staysBusyBehindOthers(event, in: outline) else { return }
                guard try await trial.staysBusy(after: event, owners, in: outline) else { return }
                guard try await trial.staysBusyInTime(after: event, owners, in: outline) else { return }
                guard try await trial.balancesAfterRefusal(of: event, in: outline) else { return }
                guard try await trial.balancesOnceBegunAnew(event, in: outline) else { return }
                guard try await trial.balancesWithoutContent(event, in: outline) else { return }
                guard try await trial.endsTheErrorWithNothing(event, in: outline) else { return }
                guard try await trial.endsWhatWasGivenUp(after: event, in: outline) else { return }
                guard try await trial.endsTheLoss(ofStreamReadBy: event, in: outline) else { return }
                guard try await trial.endsTheLoss(ofRoundsBegunBy: event, in: outline) else { return }
            }
            let survey = try await trial.survey(outline)
            for (states, situation) in survey.statesLeftOn {
                guard try await trial.ends(states, after: situation, in: outline) else { return }
            }
            for event in outline.ordinary where outline.awaitingTime.contains(event) && outline.comesAgain(event) {
                guard try await trial.endsOnceMore(after: event, in: outline) else { return }
            }
            for (state, situation) in survey.endlessStates {
                guard let situation, try await !trial.isEnded(state, after: situation, in: outline) else { continue }
                let text = "\(state.begin) was called, and nothing ends it, neither an event nor an answer."
                guard trial.expect(false, text) else { return }
            }
            for (state, situation) in survey.statesOfManyFailures {
                guard let event = situation.acts.last?.event else { continue }
                if try await trial.isEnded(state, after: situation, in: outline) { continue }
                throw CouldNotJudge(
                    """
                    “\(outline.events[event].name)” failed several times in a row, \(state.begin) was called, and nothing \
                    ends it. If time ends it, hand the module stage.clock.sleeping, or name that time as an event. If \
                    something else does, name that.
                    """
                )
            }
        }
    ]
}
