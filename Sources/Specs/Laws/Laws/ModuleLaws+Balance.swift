import Testing

extension ModuleLaws {
    static let balance: [Requirement] = [
        Requirement(
            "LAW-11",
            .must,
            "Whatever is begun is ended, in each order and with each outcome, and not before its time.",
            source: "fault class: a busy indicator that stays on, or goes while the newest request is pending",
            tags: [.answers],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needRequests()
            guard !program.balances.isEmpty else {
                throw NotApplicable("Nothing is begun and ended: name it with stage.busy or stage.state.")
            }
            for event in program.events.indices {
                for outcome in program.allOutcomes {
                    let rehearsal = try await trial.rehearse(for: event, in: program)
                    rehearsal.answerAtOnce(outcome)
                    await rehearsal.fire(event)
                    guard trial.isBalanced(rehearsal, areAllWell: outcome != .failure) else { return }
                }
                let times = program.events[event].traits.contains(.leaves) ? 1 : 2
                for number in 1...times {
                    guard try await trial.balances(event, times: number, in: program) else { return }
                }
            }
        }
    ]
}

extension Trial<ModuleLaws> {
    /// Causes an event several times, and answers in every order with every outcome.
    fileprivate func balances(_ event: Int, times: Int, in program: Program) async throws -> Bool {
        let choices = Choices(limit: 150, generator: try .fromEnvironment())
        repeat {
            let rehearsal = try await rehearse(for: event, in: program)
            for _ in 0..<times { await rehearsal.fire(event) }
            let newest = rehearsal.pending.last?.id
            let expected = program.balances.filter { $0.isBusy && $0.isOn(after: rehearsal.stage.log.calls) }
            var areAllWell = true
            for _ in 0..<50 where !rehearsal.pending.isEmpty {
                let question = rehearsal.pending[choices.pick(from: rehearsal.pending.count)]
                let outcomes = program.outcomes[question.request].inOrder
                let outcome = outcomes[choices.pick(from: outcomes.count)]
                areAllWell = areAllWell && outcome != .failure
                await rehearsal.answer(question, outcome)
                guard rehearsal.pending.contains(where: { $0.id == newest }) else { continue }
                let calls = rehearsal.stage.log.calls
                let endedEarly = expected.filter { !$0.isOn(after: calls) }.map(\.end)
                #expect(endedEarly == [], "The newest request is still pending.")
                guard endedEarly.isEmpty else { return false }
            }
            guard isBalanced(rehearsal, areAllWell: areAllWell) else { return false }
        } while choices.advance()
        return true
    }

    /// Expects that nothing is on any more that has to be off.
    fileprivate func isBalanced(_ rehearsal: Rehearsal, areAllWell: Bool) -> Bool {
        let calls = rehearsal.stage.log.calls
        let on = rehearsal.stage.balances.filter { ($0.isBusy || areAllWell) && $0.isOn(after: calls) }.map(\.begin)
        #expect(on == [], "Everything is answered, and this was not ended.")
        return on.isEmpty
    }
}
