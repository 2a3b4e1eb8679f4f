import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults of modules that another event interrupts, and that act on what was there before it.
    static let interrupted: [Witness<ModuleLaws>] = [
        Witness("opens a row that the filter hides", violates: [43], build: TrackList.stage(.unfiltered)),
        Witness("opens a row that a refresh has replaced", violates: [43], build: TrackList.stage(.first)),
        Witness("opens a row that was deleted", violates: [43], build: TrackList.stage(.withDeleted)),
        Witness("opens the row that was tapped first", violates: [43], build: TrackList.stage(.tappedFirst)),
        Witness(
            "keeps itself if it loads once more while it loads",
            violates: [1],
            build: Sites.stage(.keepsItselfIfItIsInterrupted)
        ),
        Witness(
            "shows that an older load has failed, which had to ask for a permission first",
            violates: [5, 29],
            build: Sites.stage(.showsTheFailureOfAnOlderLoad)
        ),
        Witness("installs nothing any more once it was cancelled, and removes a message", violates: [39]) { stage in
            stage.put({ Installer($0, $1, isDeadAfterCancel: true) }, gives: { "2.\($0)" }) { $0.play(on: stage) }
        },
        Witness(
            "forgets the taps that come while others are sent",
            violates: [34],
            build: Clicks.stage(forgetsWhatCameMeanwhile: true)
        ),
        Witness(
            "stays busy if what a form waits for has failed once more",
            violates: [11],
            build: CheckedNumber.stage(sendsForEver: true)
        ),
    ]
}
