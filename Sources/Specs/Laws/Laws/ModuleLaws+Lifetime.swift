import Testing

extension ModuleLaws {
    static let lifetime: [Requirement] = [
        Requirement(
            "LAW-01",
            .must,
            "Releasing the view deallocates everything: after assembly, each event, each answer and each two events.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needTracking()
            guard try await trial.releases(try await trial.startWalk(), after: "assembly") else { return }
            for situation in outline.situations where situation.isWell || situation.acts.count == 1 {
                let walk = try await trial.play(situation)
                let names = situation.acts.map { "“\(outline.events[$0.event].name)”" }.joined(separator: ", ")
                guard try await trial.releases(walk, after: "\(names), the last of it \(walk.lastStep)") else { return }
            }
            for event in outline.events.indices {
                for outcome in outline.allOutcomes {
                    let atOnce = try await trial.playAtOnce(event, outcome, in: outline)
                    guard try await trial.releases(atOnce, after: atOnce.lastStep) else { return }
                }
            }
            for pair in outline.interruptions {
                for isHurried in outline.awaitingTime.contains(pair[0]) ? [false, true] : [false] {
                    guard let walk = try await trial.interrupt(pair, hurried: isHurried, in: outline) else { continue }
                    let names = pair.map { "“\(outline.events[$0].name)”" }
                    let text = "\(names[1]) while \(names[0]) was under way"
                    guard try await trial.releases(walk, after: text) else { return }
                }
            }
        },
        Requirement(
            "LAW-02",
            .must,
            "Releasing the view while answers are awaited deallocates everything.",
            source: "fault class: a completion or a task that keeps the module until it is answered",
            tags: [.lifetime, .answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needTracking()
            try outline.needWork()
            try await trial.look(at: outline.mortal, in: outline, alsoLater: true) { walk, event in
                try await trial.releases(walk, after: walk.lastStep, keepsQuestions: true)
            }
        },
        Requirement(
            "LAW-03",
            .must,
            "An answer that comes after the view is gone shows nothing, navigates nowhere and tells no delegate.",
            source: "fault class: an unowned reference, which ends the process; a module that lives on unseen",
            tags: [.lifetime, .answers],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needWork()
            for outcome in outline.allOutcomes {
                try await trial.look(at: outline.events.indices, in: outline, alsoLater: true) { walk, event in
                    await walk.letGo(keepsQuestions: true)
                    let count = walk.callCount
                    for question in walk.pending { await walk.answer(question, outcome) }
                    await walk.letAllTimePass()
                    let outlives = outline.events[event].traits.contains(.outlivesView)
                    // A loader above all screens has to go even if the screen has gone.
                    let calls =
                        walk.calls(.view, .wireframe, since: count).filter {
                            walk.stage.role(of: $0) == .view || !walk.onlyEndsSomething($0)
                        } + (outlives ? [] : walk.calls(.delegate, since: count))
                    return trial.expect(none: calls, "The view had gone, and then came:")
                }
            }
        },
        Requirement(
            "LAW-28",
            .should,
            "The module does not keep its delegate alive.",
            source: "VIPER as published: the delegate is whoever presents the module, which keeps it",
            tags: [.lifetime],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needTracking()
            try outline.need(.delegate)
            let walk = try await trial.play(Script(outline).steps, .success)
            let module = walk.stage.tracker.objects
            await walk.letGo()
            walk.stage.letGoOfDelegates()
            await walk.settle { $0.delegates.alive.isEmpty }
            let text = "Everybody else had released the delegate, and the module still keeps alive:"
            _ = trial.expect(none: walk.stage.delegates.alive, text)
            withExtendedLifetime(module) {}
        },
    ]
}

extension Outline {
    fileprivate func needTracking() throws {
        try needEvents()
        if !tracksSomething { throw NotApplicable("The module has no objects: none is named with stage.track.") }
    }

    /// Each event that asks or waits for something, with each event that may come before it is over.
    fileprivate var interruptions: [[Int]] {
        ordinary.filter { asking.contains($0) || awaitingTime.contains($0) }.flatMap { first in
            events.first.filter { second in
                let isTooEarly = appearing.contains(first) && events[second].traits.contains(.needsContent)
                return appearing.contains(second) ? second == first && comesAgain(first) : !isTooEarly
            }
            .map { [first, $0] }
        }
    }
}

extension Trial<ModuleLaws> {
    /// Causes an event, and another before its answers or before time passes, and then answers everything; `nil` if that
    /// is not possible then.
    fileprivate func interrupt(_ pair: [Int], hurried isHurried: Bool, in outline: Outline) async throws -> Walk? {
        let walk = try await startWalk(for: pair[0], in: outline)
        await walk.fire(pair[0], hurried: isHurried)
        guard !walk.isDone, walk.canCause(pair[1]) else { return nil }
        await walk.fire(pair[1], hurried: true)
        await walk.answerAll()
        return walk
    }

    /// Lets the view go and expects that everything goes with it.
    ///
    /// A view keeps its module, so a module that keeps its view keeps itself. A view double shows that if the module is
    /// kept a moment longer.
    fileprivate func releases(
        _ walk: Walk,
        after step: String,
        keepsQuestions: Bool = false
    ) async throws -> Bool {
        let stage = walk.stage
        let views: [String]
        do {
            let module = stage.tracker.objects.filter { object in !stage.views.objects.contains { $0 === object } }
            await walk.letGo(keepsQuestions: keepsQuestions)
            // A pause, such as before a search, is over before anyone misses the memory.
            await walk.letAllTimePass(within: keepsQuestions ? .seconds(1) : nil)
            views = stage.views.alive
            withExtendedLifetime(module) {}
        }
        await walk.settle { $0.tracker.alive.isEmpty }
        // A caller whose service cannot fail has to wait for its answer, and is released after it.
        for question in walk.pending where question.held.isAwaitedToTheEnd() { await walk.answer(question) }
        #expect(stage.control == nil, "The check itself is at fault: it cannot see a release.")
        let keepsNoView = expect(
            none: views,
            "The module was released after \(step), and somebody still holds its view, which holds the module:"
        )
        return expect(
            none: stage.tracker.alive,
            "The module was released after \(step), and this is still there:"
        ) && keepsNoView
    }
}
