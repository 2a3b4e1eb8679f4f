import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules that do not get over a failure, or over what was there before.
    static let stuck: [Witness<ModuleLaws>] = [
        Witness(
            "never turns on the button that sends a code again, once the code could not be sent",
            violates: [31],
            build: CodeEntry.stage(.resendStaysOff)
        ),
        Witness(
            "confirms the code that has failed, although another was typed",
            violates: [31],
            build: CodeEntry.stage(.confirmsTheOldCode)
        ),
        Witness(
            "asks for no page any more once a reload has failed",
            violates: [31],
            build: PulledPages.stage(.isDeafAfterAFailure)
        ),
        Witness(
            "keeps a refusal as it keeps a permission, and never asks again",
            violates: [10],
            build: NoiseMeter.stage(.remembersARefusal)
        ),
        Witness(
            "keeps a failure as if nothing had been found",
            violates: [10],
            build: Lookup.stage(.keepsAFailureAsNothing)
        ),
        Witness(
            "keeps the peak when it is reset, which is seen once a lower level comes",
            violates: [32],
            build: NoiseMeter.stage(.keepsThePeak)
        ),
    ]
}
