import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that try again by themselves, or that lose what they read.
    static let retried: [Variant<ModuleLaws>] = [
        Variant("keeps a page, and says that it is not sent once it was tried twice") { stage in
            stage.put({ Diary($0, $1, clock: stage.clock.sleeping) }, gives: { _ in }) { diary in
                stage.busy(from: Diary.Shown.isSaving(true), until: .isSaving(false))
                stage.state(from: Diary.Shown.problem("It was not kept."), until: .problem(nil))
                stage.state(from: Diary.Shown.isUnsent(true), until: .isUnsent(false))
                stage.event("save", .outlivesView) { diary.save() }
            }
        },
        Variant("says that the beats are lost, and reads on when it is told to", build: Pulse.stage()),
        Variant("connects again by itself, and shows beats in the place of a loss", build: Pulse.stage(.connectsAgain)),
        Variant("scans again after a failure, and when its view is back", build: CodeScanner.stage()),
        Variant("loads again what is still to be deleted, and does not show it") { stage in
            let clock = stage.clock.sleeping
            stage.put({ UndoList($0, $1, clock: clock) }, gives: { _ in true }) { $0.play(on: stage) }
        },
        Variant("takes silence for a loss, for which there is an event", build: Pulse.stage(.mindsSilence)),
    ]
}
