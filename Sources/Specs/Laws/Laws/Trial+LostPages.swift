extension Trial<ModuleLaws> {
    /// Whether a page that was asked for twice before it came is counted once; expects that the page after it is asked
    /// for next.
    ///
    /// - Returns: `nil` if a second question is not asked then, or asks for another page.
    func countsOnce(_ page: Int, in outline: Outline) async throws -> Bool? {
        func next(askedTwice isTwice: Bool) async throws -> (walk: Walk, first: [SeenCall], next: [SeenCall])? {
            let walk = try await startWalk(after: outline.leadIn(to: page), Numbering(tellsEqualApart: false))
            await walk.fire(page)
            let first = walk.lastRequests
            guard walk.onlyReads, first.contains(where: \.call.hasArguments) else { return nil }
            if isTwice {
                guard walk.canCause(page) else { return nil }
                await walk.fire(page)
                guard walk.lastRequests.holdsTheSame(as: first) else { return nil }
            }
            await walk.answerAll()
            guard walk.isDone, walk.canCause(page) else { return nil }
            await walk.fire(page)
            return (walk, first, walk.lastRequests)
        }
        guard let usual = try await next(askedTwice: false), !usual.next.holdsTheSame(as: usual.first),
            let twice = try await next(askedTwice: true)
        else { return nil }
        let name = "“\(outline.events[page].name)”"
        let text = """
            \(name) came twice before its answer, asked \(usual.first.text) both times, and then asked \(twice.next.text) \
            instead of \(usual.next.text).
            """
        return expect(twice.next.holdsTheSame(as: usual.next), in: twice.walk, text)
    }

    /// Whether a page that was asked for twice before it came is added once, in a view that adds pages itself; expects
    /// that it is.
    ///
    /// - Returns: `nil` if the view is handed all rows, or if a second question is not asked then, or asks for another
    ///   page.
    func addsOnce(_ page: Int, in outline: Outline) async throws -> Bool? {
        func added(_ walk: Walk, since start: Int, until end: Int? = nil) -> [SeenCall] {
            let answers = walk.answers
            return walk.calls(.view, since: start, until: end).filter { walk.show([$0], partOf: answers) }
                .map(SeenCall.init)
        }
        let patient = try await play(Situation(leadIn: outline.leadIn(to: page), acts: [.init(page, .success)]))
        let (start, end) = (patient.eventStart, patient.callCount)
        let first = Set(patient.lastRequests.map(\.call.text))
        await patient.fire(page)
        await patient.answerAll()
        // Pages that are asked for in the same words are told apart by their order.
        guard first.isDisjoint(with: patient.lastRequests.map(\.call.text)) else { return nil }
        let next = added(patient, since: end)
        let pages = added(patient, since: start, until: end)
        // A view that is handed all rows is handed the first page once more, and then adds nothing itself.
        let isHandedAll = pages.contains { page in
            next.contains { $0.kind == page.kind && patient.repeats(page, in: $0) && !page.onlyCounts }
        }
        guard !isHandedAll else { return nil }
        let kinds = Set(pages.filter { !$0.onlyCounts }.map(\.kind)).intersection(next.map(\.kind))
        let walk = try await startWalk(for: page, in: outline, Numbering(givesTheSame: true))
        await walk.fire(page)
        let (asked, count) = (walk.lastRequests, walk.callCount)
        guard !kinds.isEmpty, walk.onlyReads, asked.contains(where: \.call.hasArguments), walk.canCause(page) else {
            return nil
        }
        await walk.fire(page)
        guard walk.lastRequests.holdsTheSame(as: asked) else { return nil }
        await walk.answerAll()
        let shown = added(walk, since: count).filter { kinds.contains($0.kind) }
        let twice = shown.indices.filter { shown[..<$0].contains(shown[$0]) }.map { shown[$0] }
        let name = "“\(outline.events[page].name)”"
        let text = "\(name) came twice before its answer, asked \(asked.text) both times, and this was added twice:"
        return expect(none: twice, in: walk, text)
    }

    /// Whether a page that has failed after others had come is not replaced by one of those when it is asked for again;
    /// expects that it is not.
    ///
    /// A module that begins with the first page again has lost nothing.
    ///
    /// - Returns: `nil` if no page can fail.
    func goesBackToNone(_ page: Int, in outline: Outline) async throws -> Bool? {
        var hasLooked: Bool?
        for count in 1...2 {
            let acts = Array(repeating: Situation.Act(page, .success), count: count)
            let walk = try await startWalk(after: outline.leadIn(to: page) + acts, Numbering(tellsEqualApart: false))
            let (before, answers) = (walk.questions().map(SeenCall.init), walk.answers)
            let shown = walk.shownOf(answers).filter { !$1.isEmpty }
            await walk.fire(page)
            let (failed, isRead) = (walk.lastRequests, walk.onlyReads)
            await walk.answerAll(.failure)
            let isThere = walk.shownOf(answers).filter { !$1.isEmpty } == shown
            guard failed.count == 1, isRead, !before.contains(failed[0]), walk.isDone, walk.failures.hasFailed, isThere,
                walk.canCause(page)
            else { return hasLooked }
            await walk.fire(page)
            let again = walk.lastRequests
            let list = before.first { $0.call.differsOnlyInNumbers(from: failed[0].call) }
            let isThereAlready = again.count == 1 && again[0] != list && before.contains(again[0])
            hasLooked = true
            let name = "“\(outline.events[page].name)”"
            let text =
                "\(name) failed after \(count) had succeeded, came again, and asked \(again.text) instead of \(failed.text)."
            guard expect(!isThereAlready, in: walk, text) else { return false }
        }
        return hasLooked
    }
}

extension Walk {
    /// Whether a later call shows again what a call has shown of the answers.
    fileprivate func repeats(_ call: SeenCall, in later: SeenCall) -> Bool {
        let answers = answers
        return !parts(of: call, from: answers).isDisjoint(with: parts(of: later, from: answers))
    }
}
