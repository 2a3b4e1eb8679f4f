import Foundation

extension Trial<ModuleLaws> {
    /// Whether the answer is useless once those beside it are there, such as a copy that is shown until then.
    func isStopgap(at position: Int, after event: Int, in outline: Outline) async throws -> Bool {
        func told(_ outcome: Outcome?, _ place: AnswerPlace) async throws -> [SeenCall]? {
            try await endings(with: outcome, at: position, place, after: event, in: outline)?.endings.first?.told
        }
        let (late, early) = (try await told(.success, .last), try await told(.success, .ahead))
        guard try await late == told(nil, .last) else { return false }
        return try await early != told(nil, .ahead)
    }

    /// Whether an earlier answer is shown until the new one arrives, so that it may stay if the new one fails.
    func isCopyShown(of question: OpenQuestion, after event: Int, in outline: Outline) async throws -> Bool {
        let before = try await startWalk(for: event, in: outline)
        guard before.stage.requests[question.request].bringsValues else { return false }
        await before.fire(event)
        let copy = before.calls(.view, since: before.eventStart).filter { before.show([$0], partOf: before.answers) }
        let after = try await play(event, .success, in: outline)
        let fresh = after.calls(.view, since: after.lastEvent?.end ?? 0).filter(after.isContent)
        return !copy.isEmpty && Set(fresh.map(\.kind)).isSubset(of: copy.map(\.kind))
    }

    /// Asks whether nobody has to hear of a failure if an answer that came before, such as the copy on the phone, shows
    /// all that a success would show.
    func askWhetherACopyIsEnough(
        for question: OpenQuestion,
        at position: Int,
        after event: Int,
        in outline: Outline
    ) async throws {
        let walk = try await play(event, times: 1, in: outline)
        let start = walk.callCount
        await walk.answerOldest(position)
        let copy = walk.calls(.view, since: start).filter { walk.isContent($0) && !walk.isSignal($0) }
        let copied = walk.parts(saidBy: copy, from: walk.answers)
        guard !copied.isEmpty, walk.stage.requests[question.request].bringsValues,
            let next = walk.awaited.first
        else { return }
        let (count, known) = (walk.callCount, walk.answers)
        await walk.answer(next)
        await walk.answerAll()
        let fresh = walk.calls(.view, since: count).filter { walk.isContent($0) && !walk.isSignal($0) }
        let brought = walk.parts(saidBy: fresh, from: walk.answers.filter { !known.contains($0) })
        guard !brought.isEmpty, brought.isSubset(of: copied) else { return }
        throw CouldNotJudge(
            """
            The failure of \(question.name) after “\(outline.events[event].name)” cannot be told from silence. What an answer \
            before it brought is shown then, such as a copy. If that is enough, name the event .notByUser. If not, the \
            failure is swallowed.
            """
        )
    }
}

extension Walk {
    /// The parts of views in which calls have shown content of the given answers.
    fileprivate func parts(saidBy calls: [LoggedCall], from answers: [String]) -> Set<ViewPart> {
        Set(
            calls.flatMap(parts).filter { _, text in
                text.components(separatedBy: ", ").contains { comes($0, from: answers) }
            }.map(\.part)
        )
    }
}
