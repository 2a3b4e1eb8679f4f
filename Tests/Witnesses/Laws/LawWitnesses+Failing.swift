import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that show only after several failures.
    static let failing: [Witness<ModuleLaws>] = [
        Witness("takes no PIN any more after two failures, though its button is enabled again", violates: [10]) {
            stage in
            PINPad.play(on: stage) { $0.unlocked = { $0.view?(.isLocked(false)) } }
        },
        Witness("asks no more after its alert, which was closed", violates: [10, 31]) { stage in
            stage.put({ Routes($0, $1, staysDead: true) }, gives: { "\($0)" }) { routes in
                stage.event("calculate", when: { routes.isAsked }) { routes.calculate() }
                stage.event("close", when: { routes.isAlerting }) { routes.close() }
            }
        },
        Witness("keeps the failure of what a user loads anew to itself", violates: [9]) { stage in
            RenewedRows.play(on: stage, "pull to refresh")
        },
        Witness("goes home after two failures", violates: [41]) { stage in
            PINPad.play(on: stage) { $0.lock = { $0.router(.home) } }
        },
        Witness("opens what the PIN protects after two failures, against a rule", violates: [32, 41]) { stage in
            var isLocked = true
            let router = PINPad.play(on: stage) { pad in
                pad.lock = { $0.router(.home) }
                pad.entered = { isLocked = false }
            }
            stage.invariant("nobody comes home without a PIN") { !isLocked || !router.calls.contains(.home) }
        },
        Witness("tells of the first failure only, in the place of what was found", violates: [9]) { stage in
            let view = ToldSpy<Found>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (failures, isLoading) = (0, false)
            stage.view(view)
            stage.oneOf(Found.rows(""), .problem)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("search") { [weak view] in
                guard !isLoading else { return }
                isLoading = true
                service.get("rows") { answer in
                    isLoading = false
                    if case .success(let rows) = answer { return view?(.rows(rows)) ?? () }
                    failures += 1
                    if failures == 1 { view?(.problem) }
                }
            }
        },
        Witness("sends again each time it has sent", violates: [35]) { stage in
            let view = ToldSpy<Found>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            var isOn = false
            @MainActor func send(_ view: ToldSpy<Found>?) {
                service.get("like") { [weak view] answer in
                    guard let view else { return }
                    if case .success = answer { return send(view) }
                    isOn = false
                    view(.heart(false))
                }
            }
            stage.view(view)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in view?(.heart(false)) }
            stage.event("tap heart") { [weak view] in
                guard !isOn else { return }
                isOn = true
                view?(.heart(true))
                send(view)
            }
        },
        Witness("empties a text when it cannot be loaded anew", violates: [23]) { stage in
            let view = ToldSpy<Found>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var isLoading = false
            stage.view(view)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !isLoading else { return }
                isLoading = true
                service.get("text") { answer in
                    isLoading = false
                    guard case .success(let text) = answer else {
                        view?(.rows(""))
                        return view?(.note("Offline")) ?? ()
                    }
                    view?(.note(nil))
                    view?(.rows(text))
                }
            }
        },
    ]
}

private enum Found: RecordedCall {
    case rows(String), problem, heart(Bool), note(String?)
}
