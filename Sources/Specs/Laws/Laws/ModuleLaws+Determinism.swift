extension ModuleLaws {
    static let determinism: [Requirement] = [
        Requirement(
            "LAW-19",
            .must,
            "The same events and answers give the same calls in the same order.",
            source: "fault class: an order that comes from a set, from chance or from a race",
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            for event in outline.events.indices {
                for outcome in outline.allOutcomes {
                    let first = try await trial.play(event, outcome, in: outline)
                    for _ in 1...(outcome == .success ? 8 : 1) {
                        // The order of a set depends on its address, which the ballast changes.
                        let ballast = Ballast()
                        let other = try await trial.play(event, outcome, in: outline)
                        let (calls, others) = (first.orderedCalls, other.orderedCalls)
                        let difference = zip(calls, others).first { $0 != $1 }.map { "\($1) instead of \($0)" }
                        let text = """
                            “\(outline.events[event].name)” led to something else in a second module that is the same: \
                            \(difference ?? "\(others.count) calls instead of \(calls.count)").
                            """
                        guard trial.expect(calls == others, text) else { return }
                        withExtendedLifetime((ballast, first)) {}
                    }
                }
            }
        },
        Requirement(
            "LAW-20",
            .must,
            "Dates come from the stage's clock, which is years away: no call contains this machine's date.",
            source: "fault class: a date that is read from the system and not from the clock",
            tags: [.dates],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            let survey = try await trial.survey(outline)
            try await trial.expectNoFault("LAW-20", in: survey, of: outline)
            guard survey.faults["LAW-20"] == nil else { return }
            for event in outline.events.indices {
                guard try await trial.isNoSpecialDay(for: event, in: outline) else { return }
            }
        },
    ]
}

extension Walk {
    /// All calls, in an order in which they can be compared with those of another module.
    ///
    /// A module that asks several things at once, such as in child tasks, may ask them in any order, and may tell of
    /// the states of different places, such as rows, in any order. A view may read from a stream before or after other
    /// doubles are told something at the same time.
    fileprivate var orderedCalls: [SeenCall] {
        var ordered: [SeenCall] = []
        let members = Set(stage.requests.map(\.member))
        for (start, end) in zip([0] + steps.map(\.start), steps.map(\.start) + [callCount]) {
            let calls = stage.log.calls[start..<end]
            let isRead = { $0.recorder.map(self.stage.readers.contains) ?? false } as (LoggedCall) -> Bool
            // A store that the stage answers is asked, too.
            let isRequest = { self.stage.role(of: $0) == nil || members.contains($0.member) } as (LoggedCall) -> Bool
            let (asked, rest) = (calls.filter(isRequest), calls.filter { !isRequest($0) && !isRead($0) })
            // A call with a place that is no state of it may add the place, so its order matters.
            let isOfOnePlace = { !$0.placeSuffix.isEmpty && $0.state != nil } as (LoggedCall) -> Bool
            let placed = Dictionary(grouping: rest.filter(isOfOnePlace), by: \.placeSuffix)
            ordered += asked.map(SeenCall.init).sorted { $0.call.text < $1.call.text }
            ordered += rest.filter { !isOfOnePlace($0) }.map(SeenCall.init)
            ordered += placed.sorted { $0.key < $1.key }.flatMap(\.value).map(SeenCall.init)
            ordered += calls.filter(isRead).map(SeenCall.init)
        }
        return ordered
    }
}

extension ModuleLaws {
    /// The judge of LAW-20.
    @MainActor
    static func knowsNoDate(_ walk: Walk) -> String? {
        let today = MachineDate(besides: walk.stage.log.story, and: walk.stage.clock.now)
        for call in walk.stage.log.calls {
            guard let path = Contents.path(in: call.call, where: today.isKnown) else { continue }
            return "\(call) knows what day or time it is on this machine: \(path)."
        }
        return nil
    }
}
