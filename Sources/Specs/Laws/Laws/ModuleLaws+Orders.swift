extension ModuleLaws {
    static let orders: [Requirement] = [
        Requirement(
            "LAW-04",
            .must,
            "Whatever order the answers come in, the view shows the same in the end.",
            source: "fault class: an older answer that overwrites a newer one",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            let bursts = outline.ordinary.filter(outline.comesAgain).map { [$0, $0] } + [outline.beginning]
            let orders = try await trial.explore(bursts, in: outline, by: .everything, tellsEqualApart: false) {
                await $0.play(allOf: $1, $2)
            }
            guard !orders.hasFailed else { return }
            var hasOrders = orders.hasOrders
            for event in outline.ordinaryOnce where outline.asking.contains(event) {
                let beside = try await trial.endsAlike(event, withOneEmptyAnswerIn: outline)
                if beside.hasFailed { return }
                hasOrders = hasOrders || beside.hasOrders
            }
            if !hasOrders { throw NotApplicable.onlyOneOrder }
        },
        Requirement(
            "LAW-05",
            .must,
            "Whether an answer comes before or after the next event, the view shows the same in the end.",
            source: "fault class: an answer that comes after the user has moved on, such as by clearing the query",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            let pairs = try await trial.comparablePairs(outline)
            let orders = try await trial.explore(
                pairs,
                in: outline,
                by: .newestKinds,
                tellsEqualApart: false
            ) { await $0.play($1, $2) }
            if !orders.hasOrders { throw NotApplicable.onlyOneOrder }
            // A change that is shown twice before the answers has to go back to what was there first.
            let hopes = outline.ordinary.filter { outline.asking.contains($0) && outline.comesAgain($0) }.map {
                [$0, $0]
            }
            guard !orders.hasFailed,
                try await !trial.explore(
                    hopes,
                    in: outline,
                    by: .hopes,
                    tellsEqualApart: false,
                    play: { await $0.play($1, $2) { _ in .failure } }
                ).hasFailed
            else { return }
            // LAW-26 looks at two answers to the same question.
            let others = try await trial.asking(pairs, in: outline).filter { !$0.asksTheSame }
            guard try await !trial.endsOtherwise(oneOf: others, in: outline) else { return }
            for pair in pairs where outline.addsUp(pair[0]) && pair[0] != pair[1] {
                guard try await trial.forgetsPage(pair[0], before: pair[1], in: outline) else { return }
            }
            for event in outline.ordinary where outline.asking.contains(event) && outline.comesAgain(event) {
                guard try await trial.countsOnce(event, in: outline) else { return }
                try await trial.askWhetherItsSecondTimeIsLost(event, in: outline)
            }
            let hiding = try await trial.hidingEvents(in: outline)
            for pair in outline.eventPairs where outline.asking.contains(pair[0]) && pair[0] != pair[1] {
                guard !hiding.contains(pair[1]) else { continue }
                guard try await trial.keepsWhatIsShownAtOnce(by: pair[1], after: pair[0], in: outline) else { return }
            }
            for pair in pairs where outline.asking.contains(pair[0]) && pair[0] != pair[1] {
                try await trial.askWhetherItTakesThePlace(of: pair[1], after: pair[0], in: outline)
                try await trial.askWhetherItIsLost(pair[1], after: pair[0], in: outline)
            }
        },
        Requirement(
            "LAW-32",
            .must,
            "Each invariant that the stage is told of holds whenever the module is at rest.",
            source: "the consumer's own rule, named with stage.invariant",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            guard outline.hasInvariants else { throw NotApplicable("No invariant is named with stage.invariant.") }
            let survey = try await trial.survey(outline)
            try await trial.expectNoFault("LAW-32", in: survey, of: outline)
            guard survey.faults["LAW-32"] == nil, !outline.requests.isEmpty else { return }
            guard try await trial.keepsInvariantsAfterFailures(outline) else { return }
            let pairs = try await trial.explore(outline.eventPairs, in: outline, by: .nothing) { await $0.play($1, $2) }
            let events = outline.ordinaryOnce.filter(outline.comesAgain)
            let others = events.filter { !outline.appearing.contains($0) }
            guard !pairs.hasFailed, let first = others.first(where: { outline.leadIn(to: $0).isWell }) else { return }
            _ = try await trial.explore([[first]], in: outline, by: .nothing) { await $0.wander(among: events, $2) }
        },
        Requirement(
            "LAW-26",
            .should,
            "When the same question is asked twice, the view shows the answer to the later one.",
            source: "fault class: an older answer that overwrites a newer one, where the server changed in between",
            tags: [.answers],
            presupposes: ["LAW-04", "LAW-05"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            let bursts = outline.ordinary.filter(outline.comesAgain).map { [$0, $0] }
            let orders = try await trial.explore(bursts, in: outline, by: .everything) {
                await $0.play(allOf: $1, $2)
            }
            if orders.hasFailed { return }
            let pairs = try await trial.asking(outline.eventPairs, in: outline).filter(\.asksTheSame)
            let series = bursts + pairs.map(\.events).filter { $0[0] != $0[1] }
            for events in series {
                guard try await trial.showsThatNothingIsLeft(events, in: outline) else { return }
            }
            if !orders.hasOrders { throw NotApplicable.onlyOneOrder }
            let patient = try await trial.explore(series, in: outline, by: .newestKinds) { await $0.play($1, $2) }
            if patient.hasFailed { return }
            _ = try await trial.endsOtherwise(oneOf: pairs, tellsEqualApart: true, in: outline)
        },
        Requirement(
            "LAW-29",
            .must,
            "If a late success shows nothing, a late failure shows nothing either.",
            source: "fault class: the failure of an outdated request, shown above newer content",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needFailures()
            var isIgnored = false
            let twice = outline.ordinary.filter { outline.comesAgain($0) && !outline.addsUp($0) }.map { [$0, $0] }
            let pairs = outline.eventPairs.filter { $0[0] != $0[1] } + twice
            for events in pairs where events.allSatisfy(outline.asking.contains) {
                // What was sent before is not outdated by what is sent again.
                if events[0] == events[1], try await !trial.play(events[0], times: 1, in: outline).onlyReads {
                    continue
                }
                for count in 0...min(outline.chains[events[0], default: 0], 5) {
                    // A module that shows the hoped-for result at once shows nothing on any success.
                    guard try await trial.isShown(events[0], answeringFirst: count, in: outline) else { continue }
                    let isQuiet = try await trial.ignoresTheFailure(of: events, answeringFirst: count, in: outline)
                    isIgnored = isIgnored || isQuiet != nil
                    guard isQuiet != false else { return }
                }
            }
            if !isIgnored { throw NotApplicable("No late answer is ignored: no event takes the place of another.") }
        },
    ]
}

extension ModuleLaws {
    /// The judge of LAW-32.
    @MainActor
    static func keepsInvariants(_ walk: Walk) -> String? {
        walk.brokenInvariants.first.map { "This has to be true, and is not: \($0)." }
    }
}
