import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Modules that lose an answer, or a request that they should make.
    static let lost: [Witness<ModuleLaws>] = [
        Witness("drops orders that come once the name has failed, and asks only for the name again", violates: [4, 31])
        {
            stage in
            let view = ToldSpy<Part>("View", log: stage.log)
            let services = ["Names", "Orders"].map { AskedMock<String>($0, log: stage.log) }
            var (missing, pending) = ([] as Set<Int>, 0)
            @MainActor func load(_ parts: [Int], _ view: ToldSpy<Part>?) {
                guard pending == 0 else { return }
                pending = parts.count
                for part in parts {
                    services[part].get("all") { [weak view] answer in
                        pending -= 1
                        missing.insert(part)
                        if case .success(let text) = answer {
                            missing.remove(part)
                            if part == 0 || missing.isEmpty { view?(part == 0 ? .name(text) : .orders(text)) }
                        }
                        view?(.problem(missing.isEmpty ? nil : "Some is missing"))
                    }
                }
            }
            stage.view(view)
            for service in services { stage.request(service.answers, gives: { "\($0)" }, fails: Offline()) }
            stage.event("view appears", .appears) { [weak view] in load([0, 1], view) }
            stage.event("try again", when: { !missing.isEmpty }) { [weak view] in load(missing.sorted(), view) }
        },
        Witness("asks again after a failure with no pause", violates: [35]) { stage in
            let (view, clock) = (ToldSpy<Part>("View", log: stage.log), stage.clock.sleeping)
            let service = AskedMock<String>("Service", log: stage.log)
            @MainActor func ask(_ view: ToldSpy<Part>?) {
                service.get("orders") { [weak view] answer in
                    guard let view else { return }
                    guard case .success(let text) = answer else {
                        view(.problem("Offline"))
                        return ask(view)
                    }
                    view(.problem(nil))
                    view(.orders(text))
                    clock.schedule(after: .seconds(5)) { [weak view] in if let view { ask(view) } }
                }
            }
            stage.view(view)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in ask(view) }
        },
        Witness("loads once, whether that has failed or not", violates: [38]) { stage in
            let view = ToldSpy<Part>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var hasLoaded = false
            stage.view(view)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !hasLoaded else { return }
                hasLoaded = true
                service.get("orders") { [weak view] answer in
                    if case .success(let text) = answer { view?(.orders(text)) } else { view?(.problem("Offline")) }
                }
            }
        },
    ]
}

private enum Part: RecordedCall {
    case name(String), orders(String), problem(String?)
}
