import LawProbes
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that show only as time passes.
    static let timed: [Witness<ModuleLaws>] = [
        Witness(
            "searches after the pause although the field was cleared",
            violates: [5],
            build: TimedStages.search(.forgetsToCancelThePause)
        ),
        Witness(
            "shows results of a query that is no longer there",
            violates: [5, 11],
            build: TimedStages.search(.showsOutdatedResults)
        ),
        Witness(
            "stays busy when the field is cleared",
            violates: [11],
            build: TimedStages.search(.staysBusyAfterClear)
        ),
        Witness(
            "forgets what was tapped last when its view goes",
            violates: [33],
            build: Amount.stage(forgetsWithItsView: true)
        ),
        Witness(
            "deletes at once, and undoes it on the screen alone",
            violates: [39],
            build: TimedStages.undo(.deletesAtOnce)
        ),
        Witness(
            "searches for a view that has gone",
            violates: [3, 18],
            build: TimedStages.search(.searchesWithoutAView)
        ),
        Witness(
            "searches after a pause that was cancelled",
            violates: [6, 11],
            build: TimedStages.search(.goesOnAfterACancelledPause)
        ),
        Witness("asks again for ever, and keeps itself", violates: [1, 2, 18], build: TimedStages.poll(.keepsItself)),
        Witness(
            "begins to ask a second time when the view appears again",
            violates: [26, 35],
            build: TimedStages.poll(.beginsTwice)
        ),
        Witness("asks on although the user has left", violates: [18], build: TimedStages.poll(.goesOnAfterLeaving)),
        Witness(
            "says nothing when what it asks again fails",
            violates: [21],
            build: TimedStages.poll(.isSilentAfterAFailure)
        ),
        Witness(
            "leaves the undo button when there is nothing to undo",
            violates: [10, 11],
            build: TimedStages.undo(.leavesTheBar)
        ),
        Witness(
            "leaves the undo button after an undo, before it would have gone by itself",
            violates: [11],
            build: TimedStages.undo(.leavesTheBarAfterUndo)
        ),
        Witness(
            "looks idle once another code can be sent",
            violates: [11],
            build: Passcode.stage(.looksIdleOnceItCanSend)
        ),
        Witness(
            "keeps itself until it can send again",
            violates: [2],
            build: Passcode.stage(.keepsItselfUntilItCanSend)
        ),
        Witness("deletes what the user has brought back", violates: [39], build: TimedStages.undo(.stopsNoTimer)),
        Witness(
            "brings back at the end what was first",
            violates: [39],
            build: TimedStages.undo(.bringsItBackAtTheEnd)
        ),
        Witness(
            "asks no more once its tab has gone and come back",
            violates: [38],
            build: TimedStages.tab(.readsNoMoreAfterComingBack)
        ),
        Witness(
            "asks on once its tab has come back, and shows nothing of it",
            violates: [38],
            build: TimedStages.tab(.showsNoMoreAfterComingBack)
        ),
        Witness(
            "leaves the problem when it is online again",
            violates: [11],
            build: TimedStages.poll(.leavesTheProblem)
        ),
        Witness(
            "says that it is copied, and for two seconds, although it is not",
            violates: [9, 21],
            build: TimedStages.toast(.saysCopiedInAnyCase)
        ),
        Witness("leaves the toast for ever", violates: [10, 11], build: TimedStages.toast(.leavesTheToast)),
        Witness(
            "counts down although the user has left",
            violates: [18],
            build: TimedStages.countdown(.goesOnAfterBack)
        ),
        Witness(
            "goes on with the old countdown beside the new one",
            violates: [35],
            build: TimedStages.countdown(countsAnew: true, .leavesTheOldCount)
        ),
        Witness(
            "asks no more once a later answer has failed",
            violates: [31],
            build: TimedStages.poll(.endsWithALaterFailure)
        ),
        Witness("stores a result twice", violates: [12]) { TimedResult.put(on: $0, storesTwice: true) },
        Witness("stays busy when it gives up", violates: [11], build: TimedStages.deadline(.staysBusyInTheEnd)),
        Witness(
            "swallows the failure of its last attempt",
            violates: [9],
            build: TimedStages.deadline(.swallowsTheLastFailure)
        ),
    ]
}
