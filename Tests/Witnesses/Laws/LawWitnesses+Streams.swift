import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let streams: [Witness<ModuleLaws>] = [
        Witness("shows only the first value of a stream, and reads on", violates: [30]) { stage in
            let counter = LiveCounter(FreeDoubles(stage)) { view, answer, number in
                if number == 0 { view.show((try? answer.get()) ?? -1) }
                return true
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
        Witness("swallows the failure of a stream that has brought something", violates: [30]) { stage in
            let counter = LiveCounter(FreeDoubles(stage)) { view, answer, number in
                let count = try? answer.get()
                if count != nil || number == 0 { view.show(count ?? -1) }
                return true
            }
            stage.track(counter)
            stage.event("view appears", .appears) { counter.appear() }
        },
        Witness(
            "brings back what a stream has replaced, since something else has failed",
            violates: [23],
            build: Notices.stage(.bringsBackTheOldOnes)
        ),
    ]
}
