import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules that are idle while their view is visible, work while it is not, or forget a request in progress.
    static let asleep: [Witness<ModuleLaws>] = [
        Witness(
            "scans no more once a product was opened",
            violates: [38],
            build: CodeScanner.stage(.sleepsOnceAProductWasOpened)
        ),
        Witness(
            "scans no other code once one was not found",
            violates: [31],
            build: CodeScanner.stage(.sleepsAfterAFailure)
        ),
        Witness(
            "connects again only once, unless its view comes back",
            violates: [31],
            build: Pulse.stage(.tells, .reconnectsOnlyOnce)
        ),
        Witness("reads on while its view is out of sight", violates: [18], build: Pulse.stage(.tells, .readsOnUnseen)),
        Witness(
            "says that the beats are lost when its view disappears",
            violates: [18],
            build: Pulse.stage(.tells, .takesLeavingForALoss)
        ),
        Witness("brings back what is to be deleted, as soon as it loads again", violates: [5, 34]) { stage in
            let clock = stage.clock.sleeping
            let make = { UndoList($0, $1, clock: clock, fault: .bringsItBackTooEarly) }
            stage.put(make, gives: { _ in true }) { $0.play(on: stage) }
        },
        Witness("asks on and on while its view is out of sight", violates: [18, 21]) { stage in
            let clock = stage.clock.sleeping
            var isVisible = false
            stage.put({ StatusPoll($0, $1, clock: clock) }, gives: { "\($0)" }) { poll in
                stage.event("view appears", [.appears, .repeatable]) {
                    isVisible = true
                    poll.appear()
                }
                stage.event("view disappears", when: { isVisible }) { isVisible = false }
            }
        },
    ]
}
