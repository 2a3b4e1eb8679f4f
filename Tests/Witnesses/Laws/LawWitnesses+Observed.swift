import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults of modules whose state is observed, so that no double is called.
    static let observed: [Witness<ModuleLaws>] = [
        Witness("asks what the first screen asked when the user tries again", violates: [31]) { stage in
            MailList.play(on: stage) { $0.retried = { _ in "all" } }
        },
        Witness("keeps its rows under a problem, against its own rule", violates: [32]) { stage in
            MailList.play(on: stage) { $0.failed = { ($0.hasFailed, $0.isLoading) = (true, false) } }
        },
        Witness("shows what it knows, and nothing of an answer that cannot fail", violates: [6]) { stage in
            let view = FreeViewSpy(log: stage.log)
            let service = FreeServiceMock(log: stage.log)
            stage.view(view)
            stage.request(service.count, gives: { $0 + 1 })
            stage.event("view appears", .appears) { [weak view] in
                view?.show(0)
                service.count { _ in }
            }
        },
        Witness("leaves its spinner on after a failure", violates: [11]) { stage in
            MailList.play(on: stage) { $0.failed = { ($0.rows, $0.hasFailed) = ([], true) } }
        },
    ]
}
