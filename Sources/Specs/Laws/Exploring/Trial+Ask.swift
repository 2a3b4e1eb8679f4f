extension Trial<ModuleLaws> {
    /// Asks whether what an answer shows replaces what another event has shown meanwhile.
    ///
    /// - Parameters:
    ///   - event: The event that comes before the answer, such as to clear a field.
    ///   - first: The event that asked, such as to type.
    ///   - outline: What the module offers.
    /// - Throws: ``CouldNotJudge`` if one comes after the other and the stage was not told how they relate.
    func askWhetherItTakesThePlace(of event: Int, after first: Int, in outline: Outline) async throws {
        guard !outline.asking.contains(event) else { return }
        let patient = try await play(first, .success, in: outline)
        await patient.fire(event)
        let caused = patient.calls(.view, since: patient.eventStart)
            .last { call in
                // What only makes the view read shows nothing of its own.
                !call.hasArguments && !patient.stage.isPlaced(call) && !patient.isSignal(call)
                    && !patient.stage.screens.contains { $0.isRead(on: call) }
            }
        guard let caused, patient.requestsMade.isEmpty else { return }
        let walk = try await play(first, times: 1, in: outline)
        await walk.fire(event)
        guard walk.calls(.view, since: walk.eventStart).contains(where: caused.isLike) else { return }
        let start = walk.callCount
        await walk.answerAll()
        let told = walk.calls(.view, since: start)
        // A call that comes with the answer as well, such as one to reload, stands beside it.
        guard !told.contains(where: caused.isLike) else { return }
        let content = told.filter { walk.isContent($0) && !walk.isSignal($0) && !walk.stage.isPlaced($0) }
        guard let late = content.first else { return }
        throw CouldNotJudge(
            """
            After “\(outline.events[first].name)” and “\(outline.events[event].name)” a late answer calls \(late.member) after \
            \(caused.member). If the view shows one of them at a time, this is a fault: name both with stage.oneOf. If not, \
            name the second with stage.passing.
            """
        )
    }

    /// Asks whether an event may ask for nothing if it shows something while its first answer is awaited, such as a
    /// switch that is turned back.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - outline: What the module offers.
    /// - Throws: ``CouldNotJudge`` if it asks for something else the second time at rest, but for nothing of the kind
    ///   while the answer is awaited or after it.
    func askWhetherItsSecondTimeIsLost(_ event: Int, in outline: Outline) async throws {
        guard outline.events[event].traits.isDisjoint(with: [.onlyAtRest, .needsContent]) else { return }
        let patient = try await play(event, .success, in: outline)
        let asked = patient.requests(since: patient.eventStart).map(SeenCall.init)
        await patient.fire(event)
        let asks = patient.requests(since: patient.eventStart).map(SeenCall.init)
        guard patient.onlyCommands, !asks.holdsTheSame(as: asked) else { return }
        let walk = try await play(event, times: 1, in: outline)
        guard !walk.awaited.isEmpty else { return }
        let before = walk.lastSeen()
        await walk.fire(event)
        let seen = walk.lastSeen()
        // A module that takes back what is not done yet has nothing to ask for, and one that shows the same again loses
        // nothing.
        guard walk.requests(since: walk.eventStart).isEmpty, walk.cancelled.isEmpty,
            walk.contentKinds(since: walk.eventStart).contains(where: { seen[$0] != before[$0] })
        else { return }
        await walk.answerAll()
        let later = walk.requests(since: walk.eventStart)
        guard asks.allSatisfy({ ask in !later.contains(where: ask.call.isLike) }) else { return }
        let name = outline.events[event].name
        throw CouldNotJudge(
            """
            “\(name)” came once more while its first answer was awaited. It showed something and asked for nothing, neither \
            then nor later. If its button is disabled then, name it .onlyAtRest. If not, it is lost.
            """
        )
    }

    /// Asks whether an event is rightly ignored while the answer to another is awaited.
    ///
    /// - Parameters:
    ///   - event: The event that comes before the answer.
    ///   - first: The event that asked.
    ///   - outline: What the module offers.
    /// - Throws: ``CouldNotJudge`` if it asks for something else at rest, but for nothing of the kind while the answer
    ///   is awaited or after it, and shows nothing of its own instead, such as a hint that a text is missing.
    func askWhetherItIsLost(_ event: Int, after first: Int, in outline: Outline) async throws {
        guard outline.events[event].traits.isDisjoint(with: [.onlyAtRest, .needsContent]) else { return }
        let patient = try await play(first, .success, in: outline)
        let asked = patient.requests(since: patient.eventStart).map(SeenCall.init)
        await patient.fire(event)
        let asks = patient.requests(since: patient.eventStart).map(SeenCall.init)
        // What was asked already need not be asked again.
        guard !patient.requestsMade.isEmpty, !asks.holdsTheSame(as: asked) else { return }
        let walk = try await play(first, times: 1, in: outline)
        guard !walk.awaited.isEmpty else { return }
        await walk.fire(event)
        guard walk.requestsMade.isEmpty, !walk.impossible.contains(outline.events[event].name) else { return }
        guard !walk.saysSomethingElse(than: patient) else { return }
        await walk.answerAll()
        let later = walk.requests(since: walk.eventStart)
        guard asks.allSatisfy({ ask in !later.contains(where: ask.call.isLike) }) else { return }
        throw CouldNotJudge(
            """
            “\(outline.events[event].name)” asks for nothing while the answer to “\(outline.events[first].name)” is \
            awaited, and is not made up for. If its button is disabled then, name it .onlyAtRest. If not, it is lost.
            """
        )
    }
}

extension Walk {
    /// Whether the last event has told a view something, such as a hint, that it has not told in another walk.
    ///
    /// A button that is disabled or enabled says nothing of the kind.
    fileprivate func saysSomethingElse(than other: Walk) -> Bool {
        func said(by walk: Walk) -> Set<String> {
            let calls = walk.told(since: walk.eventStart, until: walk.lastEvent?.end).filter { call in
                walk.stage.role(of: call) == .view && !call.hasEmptyArguments && !walk.onlyEndsSomething(call)
                    && !call.saysNoMoreThanAFlag
            }
            return Set(calls.map(\.face))
        }
        return !said(by: self).isSubset(of: said(by: other))
    }
}
