extension Trial<ModuleLaws> {
    /// Whether an event that has begun an indicator, and then failed completely, begins one the next time, too, if it
    /// asks the same and nothing is there yet; expects that it does.
    ///
    /// Content that is there, such as a copy, may be refreshed silently. The view may also be told in another way that
    /// something is under way, such as by a spinning button.
    func isBusyAgain(after event: Int, in outline: Outline) async throws -> Bool {
        let walk = try await startWalk(for: event, in: outline)
        let wasBusy = !walk.busy.isEmpty
        await walk.fire(event)
        let (begun, start, count) = (walk.busy, walk.eventStart, walk.callCount)
        guard !wasBusy, !begun.isEmpty, !walk.pending.isEmpty else { return true }
        let (asked, told) = (walk.lastRequests, walk.calls(.view, since: start).map(SeenCall.init))
        await walk.answerAll(.failure)
        guard walk.isDone, walk.busy.isEmpty, walk.failures.hasFailed, walk.navigation(since: start).isEmpty,
            try await !showsSomething(walk, in: count..<walk.callCount, insteadOf: event, in: outline)
        else { return true }
        await walk.fire(event)
        let more = walk.calls(.view, since: walk.eventStart)
            .filter { !told.contains(SeenCall($0)) && !walk.onlyEndsSomething($0) }
        guard walk.busy.isEmpty, !walk.pending.isEmpty, walk.lastRequests.holdsTheSame(as: asked), more.isEmpty else {
            return true
        }
        let name = "“\(outline.events[event].name)”"
        let text = "\(name) failed, was caused again and asked the same, and this was not begun any more:"
        return expect(none: begun.map(\.begin), in: walk, text)
    }

    /// Whether something is shown in place of an answer, such as a copy after a failure.
    ///
    /// - Parameters:
    ///   - walk: The module that has seen the failures.
    ///   - span: The calls that came of the failures.
    ///   - event: The event that would bring the answer.
    ///   - outline: What the module offers.
    func showsSomething(
        _ walk: Walk,
        in span: Range<Int>,
        insteadOf event: Int,
        in outline: Outline
    ) async throws -> Bool {
        let good = try await play(event, .success, in: outline)
        let calls = good.calls(.view, since: good.eventStart)
        let faces = Set(calls.filter { good.show([$0], partOf: good.answers) }.map(\.face))
        return !walk.facesOfContent(in: span).isDisjoint(with: faces)
    }
}

extension Walk {
    /// The faces of the calls that told a view something, and not only that there is nothing.
    fileprivate func facesOfContent(in span: Range<Int>) -> Set<String> {
        Set(
            calls(.view, since: span.lowerBound, until: span.upperBound).filter {
                isContent($0) && !$0.hasEmptyArguments
            }.map(\.face)
        )
    }
}
