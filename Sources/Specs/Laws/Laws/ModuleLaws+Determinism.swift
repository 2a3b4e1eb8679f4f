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
            let outline = try await trial.outline()
            try outline.needEvents()
            for event in outline.events.indices {
                for outcome in outline.allOutcomes {
                    let first = try await trial.play(event, outcome, in: outline)
                    for _ in 1...(outcome == .success ? 3 : 1) {
                        // NB: the order of a set depends on where it lies in memory.
                        let ballast = Ballast()
                        let other = try await trial.play(event, outcome, in: outline)
                        let (calls, others) = (first.calls, other.calls)
                        #expect(calls == others)
                        guard calls == others else { return }
                        withExtendedLifetime((ballast, first)) {}
                    }
                }
            }
        },
        Requirement(
            "LAW-20",
            .must,
            "Dates come from the stage's clock, which is years away: no call knows the date of this machine.",
            source: "fault class: a date that is read from the system and not from the clock",
            tags: [.dates],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.needEvents()
            for event in outline.events.indices {
                for outcome in outline.allOutcomes {
                    let walk = try await trial.play(event, outcome, in: outline)
                    let today = MachineDate(besides: walk.stage.log.story)
                    for call in walk.stage.log.calls {
                        let path = Contents.path(in: call.call) { today.isKnown(to: $0) }
                        #expect(path == nil, "\(call) knows what day it is on this machine.")
                        if path != nil { return }
                    }
                }
            }
        },
    ]
}
