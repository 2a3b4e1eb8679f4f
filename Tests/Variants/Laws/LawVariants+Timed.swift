import LawProbes
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules for which time passes on the stage's clock.
    static let timed: [Variant<ModuleLaws>] = [
        Variant("searches once the user has paused", build: TimedStages.search()),
        Variant("asks again every five seconds, and sooner after a failure", build: TimedStages.poll()),
        Variant("deletes when the undo button has been there for five seconds", build: TimedStages.undo()),
        Variant("copies a link, and says so for two seconds", build: TimedStages.toast()),
        Variant("counts down until the user goes back", build: TimedStages.countdown()),
        Variant("gives up after ten seconds, and tries again twice", build: TimedStages.deadline()),
    ]
}
