import Foundation
import Testing

extension ModuleLaws {
    static let determinism: [Requirement] = [
        Requirement(
            "LAW-19",
            .must,
            "The same events and answers give the same calls in the same order.",
            source: "fault class: an order that comes from a set, from chance or from a race",
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needEvents()
            for event in program.events.indices {
                for outcome in program.allOutcomes {
                    let first = try await trial.play(event, outcome, in: program)
                    let second = try await trial.play(event, outcome, in: program)
                    #expect(first.stage.log.calls == second.stage.log.calls)
                    guard first.stage.log.calls == second.stage.log.calls else { return }
                }
            }
        },
        Requirement(
            "LAW-20",
            .must,
            "The date of the machine is not read: on a stage years away, no call knows it.",
            source: "fault class: a date that is read from the system and not from the clock",
            tags: [.dates],
            deadline: .seconds(60)
        ) { trial in
            let program = try await trial.program()
            try program.needEvents()
            for event in program.events.indices {
                for outcome in program.allOutcomes {
                    let rehearsal = try await trial.play(event, outcome, in: program)
                    let today = MachineDate(besides: rehearsal.stage.log.story)
                    for call in rehearsal.stage.log.calls {
                        let path = Contents.path(in: call.call) { today.isKnown(to: $0) }
                        #expect(path == nil, "\(call) knows what day it is on this machine.")
                        if path != nil { return }
                    }
                }
            }
        },
    ]
}

extension Trial<ModuleLaws> {
    fileprivate func play(_ event: Int, _ outcome: Outcome, in program: Program) async throws -> Rehearsal {
        let rehearsal = try await rehearse(for: event, in: program)
        await rehearsal.fire(event)
        await rehearsal.answerAll(outcome)
        return rehearsal
    }
}
