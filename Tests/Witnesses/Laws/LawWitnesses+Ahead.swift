import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults where another event, or a later one, comes to what has failed before.
    static let ahead: [Witness<ModuleLaws>] = [
        Witness("says that the news did not come, and never asks for them again", violates: [9]) { stage in
            stage.put({ Town($0, $1, fault: .neverAsksAgain) }, gives: { "\($0)" }) { $0.play(on: stage) }
        },
        Witness("shows no news where the news did not come", violates: [9]) { stage in
            stage.put({ Town($0, $1, fault: .showsNoNews) }, gives: { "\($0)" }) { $0.play(on: stage) }
        },
        Witness(
            "asks only for that half which has not come, and shows the other no more",
            violates: [10],
            build: Halves.stage(.losesTheOtherHalf)
        ),
        Witness("says that a switch is sent, and does not send it", violates: [10, 34]) { stage in
            stage.put({ UnsentSwitch($0, $1, fault: .onlySaysThatItIsSent) }, gives: { _ in }) { $0.play(on: stage) }
        },
    ]
}
