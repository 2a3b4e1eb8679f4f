extension Trial<ModuleLaws> {
    /// Whether an event that fails, and takes back what it has changed, puts nothing back that an answer has replaced
    /// meanwhile, such as the number of likes before a refresh; expects that it does not.
    func putsBackNothingOld(_ event: Int, in outline: Outline) async throws -> Bool {
        for load in outline.ordinaryOnce where load != event && outline.asking.contains(load) {
            guard !outline.appearing.contains(load) || outline.comesAgain(load) else { continue }
            for order in [[load, event], [event, load]] {
                guard try await putsBackNothingOld(event, besides: load, order: order, in: outline) else {
                    return false
                }
            }
        }
        return true
    }

    private func putsBackNothingOld(
        _ event: Int,
        besides load: Int,
        order: [Int],
        in outline: Outline
    ) async throws -> Bool {
        let (leadIn, numbering) = (outline.leadIn(to: [event, load]), Numbering())
        let walk = try await startWalk(after: leadIn, numbering)
        let before = walk.shownParts()
        var (hopes, change): ([ViewPart: String], Set<String>) = ([:], [])
        for next in order {
            let open = Set(walk.pending.map(\.id))
            guard walk.canCause(next) else { return true }
            await walk.fire(next, hurried: true)
            let isMeant = walk.onlyChangesThings == (next == event)
            guard isMeant, !walk.requestsMade.isEmpty, next == event || walk.onlyReads else { return true }
            if next == event { (hopes, change) = (walk.hopes, Set(walk.pending.map(\.id)).subtracting(open)) }
        }
        await walk.answerAll(hurried: true) { !change.contains($0.id) }
        let (came, count) = (walk.shownParts(), walk.callCount)
        guard !hopes.isEmpty, Set(walk.pending.map(\.id)) == change else { return true }
        await walk.answerAll(.failure)
        // A module that asks once more shows what there is.
        guard walk.isDone, walk.failures.hasFailed, walk.questions(since: count).isEmpty, !walk.hasLedAway() else {
            return true
        }
        let patient = try await startWalk(after: leadIn + [.init(load, .success)], numbering)
        let loaded = patient.shownParts()
        await patient.fire(event)
        await patient.answerAll(.failure)
        let (left, expected) = (walk.shownParts(), patient.shownParts())
        let old = before.filter { part, text in
            // What the answer has shown, alone or together with the change.
            let isReplaced = loaded[part] != text && came[part] != text && came[part] != hopes[part]
            return isReplaced && left[part] == text && expected[part] == loaded[part]
        }
        let names = ("“\(outline.events[event].name)”", "“\(outline.events[load].name)”")
        let text = "\(names.0) failed after the answer to \(names.1) had come, and put back what that had replaced:"
        return expect(none: old.map { walk.told($1, as: $0) }.sorted(), in: walk, text)
    }
}
