import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that get over another event that interrupts them, and act on what is there then.
    static let interrupted: [Variant<ModuleLaws>] = [
        Variant("opens the row that is shown, after a filter, a refresh or a deletion", build: TrackList.stage()),
        Variant("shows a kept copy if nothing newer comes, if there is one", build: Sites.stage()),
        Variant("installs again once it was cancelled") { stage in
            stage.put({ Installer($0, $1) }, gives: { "2.\($0)" }) { $0.play(on: stage) }
        },
        Variant("counts taps while others are sent, and sends them afterwards", build: Clicks.stage()),
        Variant(
            "sends a form once its number has been checked, or says that it cannot be",
            build: CheckedNumber.stage()
        ),
    ]
}
