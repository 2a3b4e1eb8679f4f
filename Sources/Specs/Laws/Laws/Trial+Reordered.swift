import Foundation

extension Trial<ModuleLaws> {
    /// Whether the failure of a change takes back that change if its row has another place by then, since the rows were
    /// loaded anew and came in another order; expects that it does.
    ///
    /// A row that is known by its place is another one then. Only what is shown counts, and not the order: what was
    /// there before the change may come back in the order of that time.
    func takesBackTheRow(_ event: Int, in outline: Outline) async throws -> Bool {
        for reload in outline.others(than: event) where outline.asking.contains(reload) && outline.comesAgain(reload) {
            guard !outline.appearing.contains(reload), !outline.addsUp(reload) else { continue }
            func play(patiently isPatient: Bool) async throws -> (hoped: Set<ViewPart>, walk: Walk)? {
                let walk = try await startWalk(for: event, in: outline, Numbering(tellsEqualApart: false))
                await walk.fire(event, hurried: true)
                let (hoped, older) = (Set(walk.hopes.keys), walk.awaited)
                guard walk.onlyChangesThings, older.count == 1 else { return nil }
                if isPatient { await walk.answerAll(.failure) }
                guard walk.isPossible(reload) else { return nil }
                await walk.fire(reload)
                let newer = walk.awaited.filter { $0.id != older[0].id }
                guard newer.contains(where: { $0.held.giveReversed != nil }), walk.onlyReads else { return nil }
                for question in newer { await walk.answer(question, reversed: true) }
                await walk.answerAll(.failure) { $0.id == older[0].id }
                await walk.answerAll()
                return walk.isDone && walk.failures.hasFailed && !walk.hasLedAway() ? (hoped, walk) : nil
            }
            guard let patient = try await play(patiently: true), let hurried = try await play(patiently: false) else {
                continue
            }
            let (left, expected) = (hurried.walk.texts(of: hurried.hoped), patient.walk.texts(of: hurried.hoped))
            let wrong = hurried.hoped.filter { left[$0] != nil && expected[$0] != nil && left[$0] != expected[$0] }
            let shown = hurried.walk.shownParts()
            let (name, next) = ("“\(outline.events[event].name)”", "“\(outline.events[reload].name)”")
            let text = "\(name) failed after \(next) had brought the rows in another order, and this is shown:"
            let told = wrong.compactMap { part in shown[part].map { hurried.walk.told($0, as: part) } }
            guard expect(none: told.sorted(), in: hurried.walk, text) else { return false }
        }
        return true
    }
}

extension Walk {
    /// The texts of parts that are left on the views, in no order.
    fileprivate func texts(of parts: Set<ViewPart>) -> [ViewPart: [String]] {
        shownParts().filter { parts.contains($0.key) }.mapValues { $0.components(separatedBy: ", ").sorted() }
    }
}
