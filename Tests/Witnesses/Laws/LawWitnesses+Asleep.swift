import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules that do nothing although somebody is there, or go on although nobody is.
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
    ]
}
