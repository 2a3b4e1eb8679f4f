extension Walk {
    /// The calls of doubles with the given roles, as a person sees them, oldest first.
    ///
    /// - Parameters:
    ///   - roles: The roles.
    ///   - start: How many calls there were before.
    ///   - end: How many there were in the end, if not all.
    func calls(_ roles: Role..., since start: Int = 0, until end: Int? = nil) -> [LoggedCall] {
        stage.log.calls.prefix(end ?? .max).dropFirst(start)
            .filter { call in stage.role(of: call).map(roles.contains) ?? false }
            .map(stage.seen)
    }

    /// The calls on views as a person sees them, oldest first, each with the number of calls before it.
    var callsOnViews: [(place: Int, call: LoggedCall)] {
        stage.log.calls.enumerated().filter { stage.role(of: $0.element) == .view }
            .map { ($0.offset, stage.seen(of: $0.element)) }
    }

    /// The calls that tell somebody something, without those of busy indicators.
    ///
    /// - Parameters:
    ///   - start: How many calls there were before.
    ///   - end: How many there were in the end, if not all.
    func told(since start: Int = 0, until end: Int? = nil) -> [LoggedCall] {
        let indicators = stage.balances.filter(\.isBusy).flatMap(\.signals)
        return calls(.view, .wireframe, .delegate, .store, since: start, until: end).filter { !indicators.contains($0) }
    }

    /// Whether the last event has done anything: called a double, or begun or ended a wait for time to pass.
    ///
    /// Ongoing work, such as polling, does not count.
    var lastEventDidSomething: Bool {
        guard let event = lastEvent else { return false }
        return hasDoneSomething(since: event.start, until: event.end) || event.awaitsTime || event.endsWait
    }

    /// Whether the last event has done anything but to show what is there already.
    var lastEventChangedSomething: Bool {
        guard let event = lastEvent else { return false }
        let isSaid = stage.log.calls[event.start..<event.end].contains(where: stage.isPassing)
        return event.awaitsTime || event.endsWait || isSaid || !onlyShowsWhatIsThere(event)
    }

    /// Whether nothing was called in a step but views, and these only with what they show already.
    private func onlyShowsWhatIsThere(_ step: Step) -> Bool {
        let seen = lastSeen(until: step.start)
        return stage.log.calls[step.start..<step.end].allSatisfy { call in
            stage.role(of: call) == .view && seen[stage.kind(of: call)] == SeenCall(stage.seen(of: call))
        }
    }

    /// Whether a double was called, and not only to turn an indicator on and off again.
    func hasDoneSomething(since start: Int, until end: Int? = nil) -> Bool {
        let before = Array(stage.log.calls.prefix(start))
        let calls = stage.log.calls.prefix(end ?? .max).dropFirst(start)
        let indicators = stage.balances.filter(\.isBusy)
        return !calls.allSatisfy(indicators.flatMap(\.signals).contains)
            || indicators.contains { indicator in
                let hasFlashed = calls.contains(where: indicator.isBegun) && calls.contains(where: indicator.isEnded)
                return !hasFlashed && indicator.isOn(after: before) != indicator.isOn(after: before + calls)
            }
    }

    /// Whether an event is possible now, as its `when:` says.
    func isPossible(_ event: Int) -> Bool { stage.actions[stage.origin(of: event)].isPossible() }

    /// Whether a user can cause an event now: it is possible, and not disabled while an answer is awaited.
    func canCause(_ event: Int) -> Bool {
        isPossible(event) && (awaited.isEmpty || !stage.events[stage.origin(of: event)].traits.contains(.onlyAtRest))
    }

    /// Whether a question came of an event.
    func cameOf(_ event: Int, _ question: OpenQuestion) -> Bool {
        question.cause.id.hasPrefix("\(stage.events[stage.origin(of: event)].name)#")
    }

    /// What a failure adds if streams have ended, since that may not be a success.
    var streamAdvice: String {
        hasEndedStreams ? ", and a stream has ended after its value (endless: true keeps it open)" : ""
    }

    /// Whether a question is a command, even if its answer says more than that it was done.
    func isCommand(_ call: LoggedCall) -> Bool {
        stage.role(of: call) == .store && !isReading(call)
            || stage.requests.contains { $0.member == call.member && $0.isCommand }
    }

    /// Whether a call only asks what there is, as a store is asked that also keeps things.
    func isReading(_ call: LoggedCall) -> Bool {
        call.isRead && !call.hasArguments
            || stage.requests.contains { request in
                request.member == call.member && request.bringsValues
                    && (request.outcomes.contains(.empty) || !call.hasArguments)
            }
    }

    /// Whether a call only turns an indicator or a state on or off.
    func isSignal(_ call: LoggedCall) -> Bool {
        stage.balances.contains { $0.calls.contains(call) }
    }

    /// Whether a call of the wireframe opens or closes a screen, and does not only say that something is under way, as a
    /// loader above all screens does.
    func isNavigation(_ call: LoggedCall) -> Bool {
        stage.role(of: call) == .wireframe && !stage.balances.contains { $0.signals.contains(call) }
    }

    /// The calls of the wireframe that open or close a screen.
    ///
    /// - Parameters:
    ///   - start: How many calls there were before.
    ///   - end: How many there were in the end, if not all.
    func navigation(since start: Int = 0, until end: Int? = nil) -> [LoggedCall] {
        calls(.wireframe, since: start, until: end).filter(isNavigation)
    }

    /// Whether another screen was opened, this one was closed, or the delegate was told something.
    func hasLedAway(since start: Int = 0) -> Bool {
        !navigation(since: start).isEmpty || !calls(.delegate, since: start).isEmpty
    }

    /// Whether a call only says that an indicator or a state is over.
    func onlyEndsSomething(_ call: LoggedCall) -> Bool {
        stage.balances.contains { $0.isJustEnded(by: call) }
    }

    /// Returns the steps, each with the number of calls before the next of them.
    func spans(of steps: [Step]) -> [(step: Step, end: Int)] {
        Array(zip(steps, steps.dropFirst().map(\.start) + [callCount]))
    }

    /// The last event that was caused.
    var lastEvent: Step? {
        steps.last { if case .event = $0.act { true } else { false } }
    }

    /// The names of the events that came again and showed only what was there already, such as a text that is typed
    /// again.
    var redone: [String] {
        let events = steps.compactMap { step in if case .event(let event) = step.act { (event, step) } else { nil } }
        return events.enumerated().compactMap { place, current in
            let (event, step) = current
            guard events.prefix(place).contains(where: { $0.0 == event }), step.start < step.end else { return nil }
            return onlyShowsWhatIsThere(step) ? "\(stage.events[event].name) again" : nil
        }
    }

    /// The kinds of what each event showed at once, by its name and how often it had come, such as a hint.
    var responses: [String: Set<String>] {
        var times: [String: Int] = [:]
        let shown = steps.compactMap { step -> (String, Set<String>)? in
            guard case .event = step.act else { return nil }
            times[step.name, default: 0] += 1
            let told = told(since: step.start, until: step.end).filter { isContent($0) && !isSignal($0) }
            return ("\(step.name)#\(times[step.name] ?? 1)", Set(told.map { stage.kind(of: $0) }))
        }
        return Dictionary(uniqueKeysWithValues: shown)
    }

    /// The names of the events that did nothing at once and began no wait for time.
    var ignored: [String] {
        steps.compactMap { step in
            guard case .event(let event) = step.act, step.start == step.end, !step.awaitsTime else { return nil }
            return stage.events[event].name
        }
        .filter { !impossible.contains($0) }
    }

    /// Whether a call says something to a view.
    func isContent(_ call: LoggedCall) -> Bool {
        stage.role(of: call) == .view && call.hasArguments
    }

    /// The kinds of the calls that said something to a view.
    func contentKinds(since start: Int) -> Set<String> {
        Set(calls(.view, since: start).filter(isContent).map { stage.kind(of: $0) })
    }

    /// What is left on the views: the last call of each kind, and what is on the screens.
    ///
    /// - Parameters:
    ///   - start: How many calls there were before.
    ///   - end: How many there were in the end, if not all.
    ///   - states: States whose beginning and end count as one kind.
    func lastSeen(
        since start: Int = 0,
        until end: Int? = nil,
        pairing states: [Balance] = []
    ) -> [String: SeenCall] {
        let onScreens = end == nil ? stage.shownOnScreens : []
        let seen = (calls(.view, since: start, until: end) + onScreens).map(SeenCall.init)
        return Dictionary(
            seen.map { (stage.kind(of: $0.call, pairing: states), $0) }
        ) { $1 }
    }

    /// What the views were told, without busy indicators.
    ///
    /// - Parameters:
    ///   - start: How many calls there were before.
    ///   - end: How many there were in the end, if not all.
    func shown(since start: Int = 0, until end: Int? = nil) -> [SeenCall] {
        told(since: start, until: end).filter { stage.role(of: $0) == .view }.map(SeenCall.init)
    }

    /// The calls that somebody was told twice.
    ///
    /// A view may be told twice what has no arguments, and content that is drawn again because something else has
    /// changed.
    func repeated(in step: Step) -> [LoggedCall] {
        let told = told(since: step.start, until: step.end)
        return told.filter { call in
            let places = told.indices.filter { told[$0] == call }
            guard places.count > 1, stage.role(of: call) == .view else { return places.count > 1 }
            return call.hasArguments
                && !zip(places, places.dropFirst()).allSatisfy { first, next in
                    told[first..<next].contains { old in
                        told[next...].first { $0.kind == old.kind }.map { $0 != old } ?? false
                    }
                }
        }
    }

    /// The calls of doubles that are asked for something, oldest first; a store is one for the requests that it
    /// answers.
    func requests(since start: Int = 0, until end: Int? = nil) -> [LoggedCall] {
        let members = Set(stage.requests.map(\.member))
        return stage.log.calls.prefix(end ?? .max).dropFirst(start).filter { call in
            let role = stage.role(of: call)
            return role == nil || role == .store && members.contains(call.member)
        }
    }

    /// The questions since the last event, without rounds of ongoing work such as polling, unless there are only these.
    var requestsOfItsOwn: [SeenCall] {
        let asked = requests(since: eventStart).map(SeenCall.init)
        let own = asked.without(roundsMade)
        return own.isEmpty ? asked : own
    }

    /// The questions since the last event, if one of them was held.
    var lastRequests: [SeenCall] {
        requestsMade.isEmpty ? [] : requests(since: eventStart).map(SeenCall.init)
    }

    /// Whether some method was asked for several things in an order that may differ each time.
    var asksOutOfOrder: Bool {
        Dictionary(grouping: requests(since: eventStart), by: \.member).values.contains { calls in
            let texts = calls.map(\.text)
            return texts != texts.sorted()
        }
    }

    /// The last question of each request, if time or an answer has led to questions, and equal questions have different
    /// answers.
    ///
    /// Which round of polling, or which reload after a change, is the newest depends on what the user asks for in
    /// between.
    var newestRounds: [String] {
        guard numbering.tellsEqualApart else { return [] }
        let isTimed = asked.contains { $0.contains("→ wait") }
        func newest(of asked: [String]) -> [String] {
            let requests = Dictionary(grouping: asked) { $0.split(separator: "→").last?.split(separator: " ").first }
            let newest = requests.values.filter { ids in
                isTimed || ids.count > 1 && ids.contains { $0.count { $0 == "→" } > 1 }
            }
            return newest.compactMap(\.last).sorted()
        }
        // A round of polling that is left waiting shows nothing, whichever loop it belongs to.
        let answered = asked.filter { id in !pending.contains { $0.id == id } }
        return newest(of: asked).map { "\($0) is the newest" }
            + newest(of: answered).map { "\($0) is the newest answered" }
    }

    /// The calls of requests that are named on the stage, oldest first.
    ///
    /// - Parameters:
    ///   - start: How many calls there were before.
    ///   - end: How many there were in the end, if not all.
    func questions(since start: Int = 0, until end: Int? = nil) -> [LoggedCall] {
        let members = Set(stage.requests.map(\.member))
        return stage.log.calls.prefix(end ?? .max).dropFirst(start).filter { members.contains($0.member) }
    }

    /// What was told to others than views, or asked for.
    func handedOver(since start: Int) -> [LoggedCall] {
        let told = calls(.wireframe, .delegate, .store, since: start)
        return told + questions(since: start).filter { stage.role(of: $0) != .store }
    }

    /// How many calls there were so far.
    var callCount: Int { stage.log.calls.count }
}
