import Foundation

extension Trial<ModuleLaws> {
    /// Assembles a module on a fresh stage that holds all answers, and answers what the assembly asks for.
    ///
    /// - Parameters:
    ///   - numbering: Gives each question its number.
    ///   - number: The number to make all answers from, if not that of each question.
    ///   - now: What the stage's clock shows at first.
    func startWalk(
        _ numbering: Numbering = Numbering(),
        number: Int? = nil,
        now: Date = StageClock.usualStart
    ) async throws -> Walk {
        let walk = try await assembledWalk(numbering, now: now)
        await walk.answerAll(number: number)
        if let problem = problems.first { throw CouldNotJudge(problem) }
        return walk
    }

    /// Assembles a module on a fresh stage that holds all answers.
    ///
    /// - Parameters:
    ///   - numbering: Gives each question its number.
    ///   - now: What the stage's clock shows at first.
    func assembledWalk(
        _ numbering: Numbering = Numbering(),
        now: Date = StageClock.usualStart
    ) async throws -> Walk {
        let stage = Stage(now: now)
        let run = try await start(stage, watchedBy: quiescence.ofAnotherModule())
        run.quiescence.drains = stage.drains
        let walk = Walk(run, numbering: numbering)
        if let stranger = stage.strangers.first {
            throw CouldNotJudge(
                "\(stranger) writes into another log, so nothing is seen of it: create it with log: stage.log."
            )
        }
        await walk.assembled()
        return walk
    }

    /// Assembles a module and brings it to where an event makes sense.
    ///
    /// The view appears first and is given what it asks for, unless the event is the appearance.
    func startWalk(
        for event: Int,
        in outline: Outline,
        _ numbering: Numbering = Numbering(),
        number: Int? = nil
    ) async throws -> Walk {
        try await startWalk(after: outline.leadIn(to: event), numbering, number: number)
    }

    /// Assembles a module and plays acts on it, each event answered before the next.
    func startWalk(
        after acts: [Situation.Act],
        _ numbering: Numbering = Numbering(),
        number: Int? = nil,
        now: Date = StageClock.usualStart
    ) async throws -> Walk {
        let walk = try await startWalk(numbering, number: number, now: now)
        await walk.go(acts, number: number)
        return walk
    }

    /// What the module offers the laws to look at, and what has to be done before each event makes sense.
    func outline() async throws -> Outline {
        try await KnownVerdicts.fact("outline") { try await findOutline() }
    }

    private func findOutline() async throws -> Outline {
        let stage = try await startWalk().stage
        let isForgotten = !stage.tracker.isEmpty && stage.tracker.alive.isEmpty
        var outline = Outline(stage)
        for event in outline.events.indices {
            let first = try await effect(of: event, after: outline.leadIn(to: event))
            if first.kind != .none { outline.lead(by: outline.leadIn(to: event), to: event, by: first) }
            guard first.kind != .asks, !outline.appearing.contains(event) else { continue }
            for (number, leadIn) in outline.leadIns(to: event).enumerated()
            where number == 0 || first.kind == .none || outline.events.furtherCount < Outline.mostOccasions {
                let effect = try await effect(of: event, after: leadIn)
                // An event that shows something by itself gets a longer lead-in only if it then asks for something.
                guard effect.kind == .asks || effect.kind == .shows && first.kind == .none else { continue }
                if first.kind == .none || number == 0 {
                    outline.lead(by: leadIn, to: event, by: effect)
                } else {
                    outline.add(event, after: leadIn, by: effect)
                }
                break
            }
        }
        // What is possible after a failure may make more possible, such as sending the number that was then typed.
        for _ in 1...3 {
            let dead = outline.events.indices.filter { !outline.active.contains($0) }
            for event in dead { try await findTrouble(before: event, in: &outline) }
            if dead.allSatisfy({ !outline.active.contains($0) }) { break }
        }
        if isForgotten, outline.active.isEmpty {
            throw CouldNotJudge(
                """
                Nothing holds the module: what stage.track was told of had gone before the first event. A StreamSpy holds no \
                presenter, nor does a stream of actions, so let an event hold it: stage.event("view appears", .appears) { \
                presenter.listen(to: actions) }.
                """
            )
        }
        try await findOccasions(in: &outline)
        return outline
    }

    private func findTrouble(before event: Int, in outline: inout Outline) async throws {
        for leadIn in outline.troubles(before: event) {
            let effect = try await effect(of: event, after: leadIn)
            guard effect.kind != .none else { continue }
            outline.lead(by: leadIn, to: event, by: effect)
            return
        }
    }

    func effect(of event: Int, after leadIn: [Situation.Act]) async throws -> Effect {
        let walk = try await startWalk(after: leadIn)
        await walk.fire(event)
        let asks = !walk.requestsMade.isEmpty
        let kind: Effect.Kind = asks ? .asks : walk.hasDoneSomething(since: walk.eventStart) ? .shows : .none
        let (waitsAtOnce, asked) = (walk.lastEvent?.awaitsTime ?? false, walk.asked.count)
        await walk.answerAll(hurried: true)
        if let problem = problems.first { throw CouldNotJudge(problem) }
        return Effect(kind: kind, awaitsTime: waitsAtOnce, waitsLater: walk.awaitsTime, later: walk.asked.count - asked)
    }
}
