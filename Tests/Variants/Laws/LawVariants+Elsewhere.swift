import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules of several steps, lists and errors, each of which goes its own way.
    static let elsewhere: [Variant<ModuleLaws>] = [
        Variant("keeps each step of a form at once, and prices it after a pause", build: ParcelForm.stage()),
        Variant("keeps a draft after a pause, until it is sent", build: AddressForm.stage()),
        Variant("filters, searches and pages, and opens wines by their ids", build: WineList.stage()),
        Variant("shows a letter once it is sent", build: LetterBox.stage()),
        Variant("shows a letter that was not sent, and marks it", build: LetterBox.stage(marks: true)),
        Variant("has one label for two errors, and keeps who is logged in") { NewsDesk.put(on: $0) },
        Variant("stores one choice after the other") { StarRating.put(on: $0) },
        Variant("has an error for each of two services", build: RaceWatch.stage()),
        Variant(
            "has an error for each of two services, and reads again by itself",
            build: RaceWatch.stage(connectsAgain: true)
        ),
        Variant("sends what could be undone once the user leaves, and notes in vain that it failed") {
            PulledVoicemails.put(on: $0)
        },
        Variant("has its rows read when the filter changes") { FilteredMovies.put(on: $0) },
        Variant("polls beside a command that can fail", build: TimedStages.stoppable()),
        Variant("says only after two failed rounds that it is offline", build: TimedStages.poll(patience: 2)),
    ]
}
