import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults in one part of the screen, or through another call that replaces it.
    static let parts: [Witness<ModuleLaws>] = [
        Witness("shows that there are no rows when they cannot be loaded anew", violates: [23]) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            stage.view(view)
            stage.oneOf(Shown.rows([]), .noRows)
            stage.request(service.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
            var newest = 0
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                service.get("rows") { [weak view, mine = newest] answer in
                    guard mine == newest else { return }
                    let rows = (try? answer.get()) ?? []
                    if case .success = answer { view?(.problem(nil)) } else { view?(.problem("Offline")) }
                    view?(rows.isEmpty ? .noRows : .rows(rows))
                }
            }
        },
        form("empties the rows of its state when they cannot be loaded anew", violates: [23]) { form in
            form.load { $0.state.rows = [] }
        } send: { form in
            form.send()
        },
        form("ticks what is not stored yet, and takes back only that it is under way", violates: [34]) { form in
            form.load()
        } send: { form in
            form.state.isSent = true
            form.send()
        },
        Witness("says of two failures in a row only that the first has failed", violates: [34]) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            var (failures, isWaiting) = (0, false)
            stage.view(view)
            stage.state(from: Shown.problem("Not sent"), until: .problem(nil))
            stage.busy(from: Shown.busy(true), until: .busy(false))
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("send") { [weak view] in
                guard !isWaiting else { return }
                isWaiting = true
                view?(.busy(true))
                view?(.problem(nil))
                service.get("form") { [weak view] answer in
                    isWaiting = false
                    view?(.busy(false))
                    if case .success = answer {
                        failures = 0
                        return view?(.rows(["form"])) ?? ()
                    }
                    failures += 1
                    if failures == 1 { view?(.problem("Not sent")) }
                }
            }
        },
        Witness("opens the ticket while it is being paid, and says on the screen below that it is not", violates: [41])
        {
            stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Shown>("Router", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            var (isPaying, isOpen) = (false, false)
            stage.view(view)
            stage.wireframe(router)
            stage.store(service)
            stage.busy(from: Shown.busy(true), until: .busy(false))
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("pay") { [weak view] in
                guard !isPaying else { return }
                isPaying = true
                view?(.busy(true))
                if !isOpen { router(.ticket) }
                isOpen = true
                service.get("ticket") { [weak view] answer in
                    isPaying = false
                    view?(.busy(false))
                    if case .success = answer { view?(.problem(nil)) } else { view?(.problem("Not paid")) }
                }
            }
        },
    ]

    private static func form(
        _ fault: String,
        violates laws: Violations,
        load: @escaping @MainActor @Sendable (RenderedForm) -> Void,
        send: @escaping @MainActor @Sendable (RenderedForm) -> Void
    ) -> Witness<ModuleLaws> {
        Witness(fault, violates: laws) { stage in
            let form = RenderedForm(on: stage)
            stage.event("view appears", [.appears, .repeatable]) { load(form) }
            stage.event("send", when: { !form.state.isSending }) { send(form) }
        }
    }
}

private enum Shown: RecordedCall {
    case rows([String]), noRows, problem(String?), busy(Bool), ticket
}
