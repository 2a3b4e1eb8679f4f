extension ModuleLaws {
    static let finishing: [Requirement] = [
        Requirement(
            "LAW-33",
            .must,
            "Work that outlives the view is finished: it stores and sends the same, even if the view is gone.",
            source:
                "the consumer's own word .outlivesView; fault class: a second step that is lost with a weak reference",
            tags: [.lifetime, .answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            let lasting = outline.events.indices.filter { outline.events[$0].traits.contains(.outlivesView) }
            guard !lasting.isEmpty else {
                throw NotApplicable("No work outlives the view: no event has the trait .outlivesView.")
            }
            guard try await trial.finishesAfterPauses(lasting, in: outline),
                try await trial.finishesWhatIsQueued(lasting, in: outline)
            else { return }
            for exit in lasting where outline.leaves(exit) {
                for event in outline.ordinary where outline.awaitingTime.contains(event) {
                    try await trial.askWhetherItIsLost(event, byLeavingBy: exit, in: outline)
                }
            }
            for exit in lasting where outline.leaves(exit) {
                for event in outline.ordinary where outline.asking.contains(event) {
                    guard try await trial.finishes(exit, afterTheFailureOf: event, in: outline) else { return }
                }
            }
            try await trial.look(at: lasting, in: outline) { stays, event in
                let start = stays.callCount
                await stays.answerAll()
                let commands = stays.commands(since: start)
                let goes = try await trial.play(event, times: 1, in: outline)
                await goes.letGo(keepsQuestions: true)
                await goes.answerAll()
                let missing = commands.without(goes.commands())
                let text = "The view had gone, and “\(outline.events[event].name)” went on without this:"
                return trial.expect(none: missing, text)
            }
        },
        Requirement(
            "LAW-34",
            .should,
            "What is shown as done, even before the answer, is sent, and is taken back if, and only if, the answer is a failure.",
            source:
                "fault class: a switch that stays on although nothing was stored; a text that is lost with its message",
            tags: [.answers],
            presupposes: ["LAW-09"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            var hasHoped = false
            try await trial.look(at: outline.events.indices, in: outline) { walk, event in
                guard !outline.leaves(event) else { return true }
                guard try await trial.keepsText(after: event, in: outline) else {
                    hasHoped = true
                    return false
                }
                guard try await trial.tellsOfTheSecondFailure(of: event, in: outline) else {
                    hasHoped = true
                    return false
                }
                guard walk.onlyChangesThings else { return true }
                guard try await trial.addsNothing(afterFailureOf: event, in: outline),
                    try await trial.keepsToTheRow(event, in: outline)
                else {
                    hasHoped = true
                    return false
                }
                let (before, hoped) = (walk.shownParts(until: walk.eventStart), walk.hopes)
                let good = try await trial.play(event, .success, in: outline)
                var kept = await walk.keptAfterFailure(
                    of: event,
                    besides: good.turnedBack,
                    closing: Set(good.navigation(since: good.eventStart).map(\.member))
                )
                hasHoped = hasHoped || kept != nil
                let unread = """
                    “\(outline.events[event].name)” failed, what it had shown was taken back, and the view was not told to \
                    read this:
                    """
                guard trial.expect(none: kept.map { _ in walk.unread(asBefore: before) } ?? [], in: walk, unread) else {
                    return false
                }
                if kept?.isEmpty == false,
                    try await trial.isKeptOnPurpose(by: event, [], Set(hoped.keys), in: outline)
                {
                    kept = []
                }
                let text = """
                    “\(outline.events[event].name)” failed, and what was shown before the answer is still there (if it is kept \
                    on purpose, name a stage.state(from:until:) that begins with the failure and ends when it is sent):
                    """
                guard trial.expect(none: kept ?? [], in: walk, text) else { return false }
                let looks = [
                    trial.takesBackOnlyItsOwn, trial.takesBackOnlyTheOlder, trial.staysTurnedBack, trial.staysAway,
                    trial.putsBackInPlace, trial.putsBackNothingOld, trial.sendsWhatItShows,
                ]
                if !hoped.isEmpty {
                    for look in looks {
                        guard try await look(event, outline) else { return false }
                    }
                }
                guard outline.comesAgain(event) else { return true }
                // What is shown for the first time replaces nothing, but may do so the next time.
                let isTakenBack = try await trial.takesBackTheNextTime(event, after: .success, in: outline)
                hasHoped = hasHoped || isTakenBack != nil
                guard isTakenBack != false else { return false }
                guard kept != nil else { return true }
                if kept?.isEmpty == true,
                    try await trial.takesBackTheNextTime(event, after: .failure, in: outline) == false
                {
                    return false
                }
                let left = walk.shownParts()
                guard hoped.keys.allSatisfy({ left[$0] == before[$0] }) else { return true }
                return try await trial.takesBackBoth(event, hoping: Set(hoped.keys), in: outline)
            }
            for event in outline.ordinary where outline.asking.contains(event) {
                let isDone = try await trial.staysDone(event, in: outline)
                hasHoped = hasHoped || isDone != nil
                guard isDone != false else { return }
                for other in outline.others(than: event) where outline.asking.contains(other) {
                    guard try await trial.tellsOfTheFailure(of: event, besideTheChangeBy: other, in: outline) else {
                        hasHoped = true
                        return
                    }
                }
            }
            for event in outline.ordinary where outline.awaitingTime.contains(event) {
                let isKept = try await trial.keepsWhatWaits(after: event, in: outline)
                hasHoped = hasHoped || isKept != nil
                guard isKept != false else { return }
            }
            if !hasHoped { throw NotApplicable("Nothing is shown before the answer that a failure could take back.") }
        },
    ]
}
