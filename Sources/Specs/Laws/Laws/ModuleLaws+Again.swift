extension ModuleLaws {
    static let again: [Requirement] = [
        Requirement(
            "LAW-35",
            .should,
            "One event does not ask the same thing or show the same alert twice, and a countdown that it begins ends the earlier one.",
            source:
                "fault class: a second reader or timer beside the first; two parts of a module that load the same; two alerts of one lost connection",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            let counting = outline.ordinary.filter(outline.awaitingTime.contains)
            // A countdown needs no request.
            if counting.isEmpty { try outline.needRequests() }
            let survey = try await trial.survey(outline)
            try await trial.expectNoFault("LAW-35", in: survey, of: outline)
            guard survey.faults["LAW-35"] == nil else { return }
            for event in outline.ordinary where outline.asking.contains(event) {
                guard try await trial.sendsNoMore(after: event, in: outline) else { return }
                guard try await trial.pausesAfterFailures(of: event, in: outline) else { return }
                guard try await trial.saysOnceThatAllFails(event, in: outline) else { return }
            }
            for event in counting {
                guard try await trial.countsAlone(event, after: counting, in: outline),
                    try await trial.beginsAnew(event, in: outline),
                    try await trial.staysItsTime(event, after: counting, in: outline)
                else { return }
            }
        },
        Requirement(
            "LAW-37",
            .should,
            "A stream has one reader at a time: connecting again ends the earlier reader.",
            source: "fault class: a second reader after the view comes back, so that each value is shown twice",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            var hasLooked = false
            for first in outline.ordinary {
                for second in outline.ordinaryOnce where outline.comesAgain(second) {
                    let walk = try await trial.startWalk(for: first, in: outline)
                    await walk.fire(first)
                    guard await !walk.readStreams().isEmpty else { break }
                    hasLooked = true
                    await walk.fire(second)
                    let streams = await walk.readStreams().map(SeenCall.init)
                    let twice = streams.filter { stream in streams.count { $0 == stream } > 1 }
                    let names = "“\(outline.events[first].name)” and “\(outline.events[second].name)”"
                    let text = "After \(names) more than one reader waits for the same:"
                    guard trial.expect(none: twice, text) else { return }
                    let connectsOnce = try await trial.connectsOnce(by: second, afterTheLossOf: first, in: outline)
                    guard connectsOnce != false else { return }
                }
            }
            if !hasLooked { throw NotApplicable("No stream is read on.") }
        },
        Requirement(
            "LAW-36",
            .should,
            "When a list is asked for again, its pages start over, and each page is asked for with the query of the list that is shown.",
            source: "fault class: a page number, or the end of the list, that outlives a refresh",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            var hasLooked = false
            for page in outline.ordinary where outline.addsUp(page) && outline.asking.contains(page) {
                for refresh in try await trial.refreshes(before: page, in: outline) {
                    hasLooked = true
                    guard try await trial.startsOver(page, with: refresh, in: outline) else { return }
                }
                for other in outline.others(than: page)
                where outline.asking.contains(other) && !outline.addsUp(other) && outline.comesAgain(other) {
                    guard try await trial.goesOn(with: page, interruptedBy: other, in: outline) else { return }
                    let isIgnored = try await trial.ignoresAnOldPage(page, before: other, in: outline)
                    hasLooked = hasLooked || isIgnored != nil
                    guard isIgnored != false else { return }
                }
            }
            for page in outline.ordinary where outline.addsUp(page) && outline.asking.contains(page) {
                for first in outline.others(than: page) where outline.asking.contains(first) {
                    let isSame = try await trial.asksTheSame(first, onceThereAre: page, in: outline)
                    hasLooked = hasLooked || isSame != nil
                    guard isSame != false else { return }
                    let begins = try await trial.begins(by: first, withoutThePage: page, in: outline)
                    hasLooked = hasLooked || begins != nil
                    guard begins != false else { return }
                    let stays = try await trial.staysWithTheList(page, whenItFails: first, in: outline)
                    hasLooked = hasLooked || stays != nil
                    guard stays != false else { return }
                    let continues = try await trial.continues(first, with: page, in: outline)
                    hasLooked = hasLooked || continues != nil
                    guard continues != false else { return }
                    for other in outline.others(than: page) where other != first && outline.asking.contains(other) {
                        guard !outline.addsUp(first), !outline.addsUp(other), outline.comesAgain(other) else {
                            continue
                        }
                        let startsOver = try await trial.startsOver(page, of: first, with: other, in: outline)
                        hasLooked = hasLooked || startsOver != nil
                        guard startsOver != false else { return }
                        guard outline.comesAgain(first) else { continue }
                        let isCarriedOn = try await trial.continues(
                            with: page,
                            whatIsAskedForBy: other,
                            after: first,
                            in: outline
                        )
                        hasLooked = hasLooked || isCarriedOn != nil
                        guard isCarriedOn != false else { return }
                    }
                }
            }
            if !hasLooked { throw NotApplicable("No list with pages is asked for again.") }
        },
        Requirement(
            "LAW-38",
            .should,
            "A view that comes back does and shows what it did the first time, if the answers are the same, or asks for "
                + "what failed, and what rested meanwhile goes on.",
            source:
                "fault class: rows that are added again each time; an error that stays; a load or a button that works once",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            var hasLooked = false
            for event in outline.appearing where outline.comesAgain(event) {
                guard let (first, again) = try await trial.comingBack(by: event, in: outline) else { continue }
                hasLooked = true
                let difference = again.difference(from: first, by: .commonKinds)
                if let difference { trial.tell(difference, from: first) }
                let text = "“\(outline.events[event].name)” came once more, and the view was left with something else:"
                guard trial.expect(none: [difference].compactMap(\.self), text) else { return }
            }
            for event in outline.appearing where outline.comesAgain(event) {
                let isAsked = try await trial.asksForWhatFailed(event, in: outline)
                hasLooked = hasLooked || isAsked != nil
                guard isAsked != false else { return }
                for other in outline.others(than: event) where !outline.appearing.contains(other) {
                    for look in [
                        trial.leadsAgain(_:after:in:), trial.stays(onceBackFrom:by:in:),
                        trial.comesBackAsOne(after:by:in:),
                    ] {
                        let isRight = try await look(other, event, outline)
                        hasLooked = hasLooked || isRight != nil
                        guard isRight != false else { return }
                    }
                    for next in outline.ordinary
                    where outline.asking.contains(next) && !outline.appearing.contains(next) {
                        let isSame = try await trial.asksTheSame(next, after: other, onceBackBy: event, in: outline)
                        hasLooked = hasLooked || isSame != nil
                        guard isSame != false else { return }
                    }
                    for isRead in [false, true] {
                        let isSame = try await trial.readsAgain(after: other, before: event, isRead, in: outline)
                        hasLooked = hasLooked || isSame != nil
                        guard isSame != false else { return }
                    }
                }
                for hiding in try await trial.hidingEvents(in: outline) {
                    for other in outline.ordinary where other != hiding && !outline.appearing.contains(other) {
                        let goesOn = try await trial.goesOn(other, after: hiding, event, in: outline)
                        hasLooked = hasLooked || goesOn != nil
                        guard goesOn != false else { return }
                    }
                }
            }
            if !hasLooked {
                throw NotApplicable(
                    """
                    No view comes back to ask the same again, and to be answered to the end, or to read on, or from another \
                    screen: that is for an event that is named [.appears, .repeatable].
                    """
                )
            }
        },
    ]
}

extension ModuleLaws {
    /// The judge of LAW-35.
    @MainActor
    static func asksOnce(_ walk: Walk) -> String? {
        for step in walk.steps {
            if case .event(let event) = step.act, walk.stage.events[event].traits.contains(.addsUp) { continue }
            let asked = walk.questions(since: step.start, until: step.end)
            let twice = asked.first { call in asked.count { $0 == call } > 1 }
            if let twice { return "After “\(step.name)” this was asked twice: \(twice)." }
        }
        return nil
    }
}
