extension ModuleLaws {
    static let setting: [Requirement] = [
        Requirement(
            "LAW-48",
            .should,
            "What a user has set without a request, such as a filter, also holds for what is loaded after that, and what the rows then lead to is what they show.",
            source: "fault class: a filter that a refresh forgets; hits that stay in use once the list is another",
            tags: [.answers],
            presupposes: ["LAW-19"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try outline.need(.view)
            var hasLooked = false
            for setting in outline.ordinaryOnce where outline.setsSomething(setting) {
                for load in try await trial.loads(besides: setting, in: outline) {
                    guard let orders = try await trial.orders(of: setting, and: load, in: outline) else { continue }
                    hasLooked = true
                    guard try await trial.holds(orders, in: outline),
                        try await trial.leadsToTheSame(orders, in: outline)
                    else { return }
                }
            }
            if !hasLooked {
                throw NotApplicable("No event changes without a request what another event or a stream brings.")
            }
        }
    ]
}

extension Outline {
    /// Whether an event may set something, such as a filter: it asks for nothing and can be done as soon as the content is
    /// there.
    fileprivate func setsSomething(_ event: Int) -> Bool {
        active.contains(event) && !asking.contains(event) && !appearing.contains(event) && !leaves(event)
            && events[event].undone == nil && leadIn(to: event).isWell
    }
}

/// What is done to a module whose content is there.
private enum Action {
    /// An event sets something.
    case set(Int)
    /// An event brings content anew.
    case load(Int)
    /// A stream brings content anew.
    case nextValue
}

/// A setting before a load, and after it.
private struct LoadOrders {
    let setting: Int
    let load: Action
    /// The name of the load in a story.
    let name: String
    let (before, after): (Walk, Walk)
}

extension Trial<ModuleLaws> {
    /// What brings content anew where a setting makes sense: events that only read, and streams.
    fileprivate func loads(besides setting: Int, in outline: Outline) async throws -> [Action] {
        let walk = try await ready(for: setting, in: outline)
        let events = outline.ordinaryOnce.filter { event in
            event != setting && outline.asking.contains(event) && outline.comesAgain(event) && !outline.addsUp(event)
                && walk.canCause(event)
        }
        return events.map(Action.load) + (walk.pending.contains(where: \.held.isStream) ? [.nextValue] : [])
    }

    /// A module on which a setting makes sense, all of whose streams go on.
    private func ready(for setting: Int, in outline: Outline) async throws -> Walk {
        let walk = try await startWalk()
        for act in outline.leadIn(to: setting) {
            await walk.fire(act.event)
            await walk.answerAll { !$0.held.isStream }
            for stream in walk.pending { await walk.answer(stream, ends: false) }
        }
        return walk
    }

    /// A setting before a load, and after it; `nil` if the load does not bring the same in both orders.
    fileprivate func orders(of setting: Int, and load: Action, in outline: Outline) async throws -> LoadOrders? {
        guard let before = try await play([.set(setting), load], readyFor: setting, in: outline),
            let after = try await play([load, .set(setting)], readyFor: setting, in: outline),
            before.asked == after.asked, before.answers == after.answers
        else { return nil }
        let name =
            if case .load(let event) = load { "“\(outline.events[event].name)”" } else {
                "the next value of the stream"
            }
        return LoadOrders(setting: setting, load: load, name: name, before: before, after: after)
    }

    /// A module to which some things were done; `nil` if one of them is not possible, or they lead away.
    private func play(_ actions: [Action], readyFor setting: Int, in outline: Outline) async throws -> Walk? {
        let walk = try await ready(for: setting, in: outline)
        for action in actions where await !walk.take(action) { return nil }
        return walk.hasLedAway() ? nil : walk
    }

    /// Whether what is loaded after a setting is shown as the setting wants it, if the view still says that it is set;
    /// expects that it is.
    fileprivate func holds(_ orders: LoadOrders, in outline: Outline) async throws -> Bool {
        guard let plain = try await play([orders.load], readyFor: orders.setting, in: outline) else { return true }
        let walk = orders.before
        let (now, other, without) = (walk.shownParts(), orders.after.shownParts(), plain.shownParts())
        let isStillSet = now.contains { part, text in other[part] == text && without[part].map { $0 != text } ?? true }
        let answers = walk.answers
        let lost = now.filter { part, text in
            guard text == without[part], let set = other[part], set != text else { return false }
            return ViewPart.texts(in: text).contains { walk.comes($0, from: answers) }
        }
        let text = """
            “\(outline.events[orders.setting].name)” came before \(orders.name), and the view still says so, but shows what came \
            as if it had not; the other way round it shows something else:
            """
        let told = lost.map { walk.told($1, as: $0) }.sorted()
        return expect(none: isStillSet ? told : [], in: walk, text)
    }

    /// Whether each event hands over the same after both orders, if both show the same; expects that it does.
    fileprivate func leadsToTheSame(_ orders: LoadOrders, in outline: Outline) async throws -> Bool {
        guard orders.before.shownParts() == orders.after.shownParts() else { return true }
        for event in outline.ordinaryOnce where event != orders.setting && !outline.appearing.contains(event) {
            // A walk has one end, so each event gets walks of its own.
            guard let anew = try await self.orders(of: orders.setting, and: orders.load, in: outline),
                anew.before.canCause(event), anew.after.canCause(event)
            else { continue }
            for walk in [anew.before, anew.after] {
                await walk.fire(event)
                await walk.answerAll()
            }
            let usual = anew.after.handedOver(since: anew.after.eventStart)
            let wrong = anew.before.handedOver(since: anew.before.eventStart).filter { call in
                !usual.contains { SeenCall($0) == SeenCall(call) } && usual.contains { $0.member == call.member }
            }
            let expected = usual.filter { call in wrong.contains { $0.member == call.member } }.map(SeenCall.init)
            let text = """
                “\(outline.events[orders.setting].name)” came before \(orders.name). The view shows the same as the other way \
                round, after which “\(outline.events[event].name)” leads to \(expected.text), but here it led to:
                """
            guard expect(none: wrong, in: anew.before, text) else { return false }
        }
        return true
    }
}

extension Walk {
    /// Does something to the module, and answers everything that brings content.
    ///
    /// - Returns: Whether that was possible, what sets something asked for nothing and took no time, and nothing failed.
    fileprivate func take(_ action: Action) async -> Bool {
        switch action {
        case .set(let event):
            guard canCause(event) else { return false }
            await fire(event, hurried: true)
            return requestsMade.isEmpty && !awaitsTime
        case .load(let event):
            guard canCause(event) else { return false }
            await fire(event)
            guard onlyReads, !requestsMade.isEmpty else { return false }
            await answerAll { !$0.held.isStream }
            for stream in pending where cameOf(event, stream) { await answer(stream, ends: false) }
        case .nextValue:
            guard let stream = pending.first(where: \.held.isStream) else { return false }
            await answer(stream, number: stream.number + 1, ends: false)
            await answerAll { !$0.held.isStream }
        }
        return pending.allSatisfy(\.held.isStream) && failures.isEmpty
    }
}
