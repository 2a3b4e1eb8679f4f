import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules in which something else has to come first, or comes at the same time.
    static let detours: [Variant<ModuleLaws>] = [
        Variant("can be asked again once its alert is closed") { stage in
            stage.put({ Routes($0, $1) }, gives: { "\($0)" }) { routes in
                stage.oneOf(Routes.Shown.alert(""), .noAlert)
                stage.event("calculate", when: { routes.isAsked }) { routes.calculate() }
                stage.event("close", when: { routes.isAlerting }) { routes.close() }
            }
        },
        Variant("goes back to the number when the code is refused") { stage in
            let (sent, entered) = (AskedMock<Void>("Texts", log: stage.log), AskedMock<Void>("Codes", log: stage.log))
            let view = ToldSpy<Step>("View", log: stage.log)
            var step = 1
            stage.view(view)
            stage.request(sent.answers, gives: { _ in }, fails: Offline())
            stage.request(entered.answers, gives: { _ in }, fails: Offline())
            @MainActor func ask(_ service: AskedMock<Void>, then next: Int) {
                step = 0
                service.get("ask") { [weak view] answer in
                    step = (try? answer.get()) == nil ? 1 : next
                    view?(.problem(step == 1 ? "Again, please" : nil))
                    view?(.step(step))
                }
            }
            stage.state(from: Step.problem("Again, please"), until: .problem(nil))
            stage.event("view appears", .appears) { [weak view] in view?(.step(1)) }
            stage.event("send", when: { step == 1 }) { ask(sent, then: 2) }
            stage.event("enter", when: { step == 2 }) { ask(entered, then: 3) }
        },
        Variant("sends a PIN with its last digit, and says until then that the last one was wrong") { stage in
            let view = ToldSpy<Step>("View", log: stage.log)
            let service = AskedMock<Bool>("Service", log: stage.log)
            var (digits, isDone) = (0, false)
            stage.view(view)
            stage.request(service.answers, gives: { _ in true }, empty: false, fails: Offline())
            stage.state(from: Step.problem("Wrong"), until: .problem(nil))
            stage.state(from: Step.problem("Offline"), until: .problem(nil))
            stage.event("view appears", .appears) { [weak view] in view?(.step(0)) }
            stage.event("digit", .repeatable, when: { digits < 3 && !isDone }) { [weak view] in
                digits += 1
                view?(.step(digits))
                guard digits == 3 else { return }
                service.get("pin") { [weak view] answer in
                    (digits, isDone) = (0, (try? answer.get()) == true)
                    view?(.step(isDone ? 4 : 0))
                    view?(.problem(isDone ? nil : (try? answer.get()) == false ? "Wrong" : "Offline"))
                }
            }
            stage.event("delete", .repeatable, when: { (1...2).contains(digits) }) { [weak view] in
                digits -= 1
                view?(.step(digits))
            }
        },
        Variant("asks in a dialog whether to stay, to leave or to keep") { stage in
            stage.put(Leaving.init, gives: { _ in }) { leaving in
                let router = ToldSpy<Leaving.Shown>("Router", log: stage.log)
                leaving.router = router
                stage.wireframe(router)
                stage.state(from: Leaving.Shown.dialog(true), until: .dialog(false))
                stage.state(from: Leaving.Shown.problem("Not kept"), until: .problem(nil))
                stage.event("view appears", .appears) { leaving.show("") }
                stage.event("type", when: { leaving.isAtRest }) { leaving.show("Ann") }
                stage.event("back", when: { leaving.isAtRest }) { leaving.back() }
                stage.event("stay", when: { leaving.isAsking }) { leaving.isAsking = false }
                stage.event("discard", when: { leaving.isAsking }) { leaving.close() }
                stage.event("keep", when: { leaving.isAsking }) { leaving.keep() }
            }
        },
    ]
}

private enum Step: RecordedCall {
    case step(Int), problem(String?)
}
