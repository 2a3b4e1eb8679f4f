import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules that start something the first time, but not after a failure.
    static let begun: [Witness<ModuleLaws>] = [
        Witness("shows only the first time that it is busy", violates: [31]) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (attempts, isWaiting) = (0, false)
            stage.view(view)
            stage.busy(from: Shown.busy(true), until: .busy(false))
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { "name \($0)" }, fails: Offline())
            stage.event("log in") { [weak view] in
                guard !isWaiting else { return }
                (isWaiting, attempts) = (true, attempts + 1)
                view?(.problem(nil))
                if attempts == 1 { view?(.busy(true)) }
                service.get("session") { [weak view] answer in
                    isWaiting = false
                    view?(.busy(false))
                    view?((try? answer.get()).map(Shown.text) ?? .problem("Offline"))
                }
            }
        },
        Witness("empties a field before what stands there is stored, and has lost it after a failure", violates: [34]) {
            stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var text = ""
            stage.view(view)
            stage.store(service)
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { "note \($0)" }, fails: Offline())
            stage.event("type") { [weak view] in
                text = "milk"
                view?(.problem(nil))
            }
            stage.event("add", .repeatable) { [weak view] in
                guard !text.isEmpty else { return }
                let wanted = text
                text = ""
                view?(.field(""))
                service.get(wanted) { [weak view] answer in
                    guard case .success(let note) = answer else { return view?(.problem("Offline")) ?? () }
                    view?(.problem(nil))
                    view?(.text(note))
                }
            }
        },
        Witness("loads once, and says in the state of its screen that this has failed", violates: [38]) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (page, hasLoaded) = (Page(), false)
            stage.view(view)
            stage.request(service.answers, gives: { "name \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !hasLoaded else { return }
                hasLoaded = true
                view?(.page(page))
                service.get("name") { [weak view] answer in
                    if case .success(let name) = answer { page.name = name } else { page.problem = "Offline" }
                    view?(.page(page))
                }
            }
        },
    ]
}

private struct Page: Equatable, Sendable {
    var (name, problem) = ("", nil as String?)
}

private enum Shown: RecordedCall {
    case busy(Bool), problem(String?), text(String), field(String), page(Page)
}
