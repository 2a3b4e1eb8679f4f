extension ModuleLaws {
    static let emptying: [Requirement] = [
        Requirement(
            "LAW-49",
            .should,
            "When a change takes the last row of a list away, the view says that nothing is there if it says so when nothing came.",
            source: "fault class: a blank screen once the last row was deleted",
            tags: [.answers],
            presupposes: ["LAW-06"],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needRequests()
            try outline.need(.view)
            var hasLooked = false
            for load in outline.ordinaryOnce where outline.asking.contains(load) && !outline.addsUp(load) {
                guard let hint = try await trial.hintThatNothingCame(of: load, in: outline) else { continue }
                let changes = outline.ordinary.filter { outline.asking.contains($0) && outline.comesAgain($0) }
                for event in changes where outline.leadIn(to: event).contains(where: { $0.event == load }) {
                    let isSaid = try await trial.says(hint, onceAllIsTakenAwayBy: event, in: outline)
                    hasLooked = hasLooked || isSaid != nil
                    guard isSaid != false else { return }
                }
            }
            if !hasLooked {
                throw NotApplicable(
                    "No change takes rows away, or the view says nothing if there are none: see empty:."
                )
            }
        }
    ]
}

/// What a view says if an event brings no rows.
private struct EmptyHint {
    let load: Int
    /// The parts of the views that show the rows.
    let lists: Set<ViewPart>
    /// The calls that say that there are none, by their kinds.
    let calls: [String: SeenCall]
}

extension Trial<ModuleLaws> {
    /// What a view says if an event brings no rows; `nil` if it brings none in any case, or says nothing then.
    fileprivate func hintThatNothingCame(of load: Int, in outline: Outline) async throws -> EmptyHint? {
        guard outline.outcomes(of: load).contains(.empty) else { return nil }
        let (full, empty) = (try await play(load, .success, in: outline), try await play(load, .empty, in: outline))
        let answers = full.answers
        let left = empty.shownRows()
        let lists = full.shownRows().filter { part, rows in
            (left[part] ?? []).isEmpty && rows.contains { full.comes($0, from: answers) }
        }
        let usual = full.lastSeen()
        let calls = empty.lastSeen(since: empty.eventStart).filter { kind, call in
            usual[kind] != call && empty.saysSomething(call)
        }
        guard !lists.isEmpty, !calls.isEmpty else { return nil }
        return EmptyHint(load: load, lists: Set(lists.keys), calls: calls)
    }

    /// Whether the view says something once changes have taken all rows away; expects that it does.
    ///
    /// It may say something else than after an empty answer, such as “All done!”.
    ///
    /// - Returns: `nil` if the event takes no rows away, or asks for more than that.
    fileprivate func says(
        _ hint: EmptyHint,
        onceAllIsTakenAwayBy event: Int,
        in outline: Outline
    ) async throws -> Bool? {
        let walk = try await startWalk(for: event, in: outline)
        var (before, usual): ([String: SeenCall], Set<String>) = (walk.lastSeen(), [])
        for _ in 1...Self.mostRows {
            guard hint.lists.contains(where: { walk.shownRows()[$0]?.isEmpty == false }), walk.canCause(event) else {
                return nil
            }
            before = walk.lastSeen()
            await walk.fire(event)
            guard walk.onlyChangesThings else { return nil }
            await walk.answerAll()
            guard walk.isDone, walk.failures.isEmpty, !walk.hasLedAway(since: walk.eventStart) else { return nil }
            if hint.lists.allSatisfy({ walk.shownRows()[$0]?.isEmpty ?? true }) { break }
            usual.formUnion(walk.lastSeen(since: walk.eventStart).keys)
        }
        guard hint.lists.allSatisfy({ walk.shownRows()[$0]?.isEmpty ?? true }) else { return nil }
        let said = walk.lastSeen().filter { kind, call in
            // What each change tells, such as how many are left, says nothing of its own.
            let isNew = before[kind] != call && (!usual.contains(kind) || hint.calls[kind] != nil)
            return hint.calls[kind] == call || isNew && walk.saysSomething(call)
        }
        let (name, load) = ("“\(outline.events[event].name)”", "“\(outline.events[hint.load].name)”")
        let text = """
            \(name) took the last row away, and nothing on the view says so, as this does if \(load) brings nothing:
            """
        return expect(none: said.isEmpty ? hint.calls.values.map { "\($0)" }.sorted() : [], in: walk, text)
    }

    /// How many rows are taken away at most.
    private static var mostRows: Int { 6 }
}

extension Walk {
    /// Whether a call puts a text or a sign on a view that stays there.
    fileprivate func saysSomething(_ seen: SeenCall) -> Bool {
        let isState = stage.balances.contains { $0.calls.contains { seen.call.isLike($0) } }
        let isSilent = Leaves.of(seen.call.call).allSatisfy {
            ["", "nil", "[]", "false"].contains($0) || Int($0) != nil
        }
        return !isState && !stage.isPassing(seen.call) && (!seen.call.hasArguments || !isSilent)
    }
}
