import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules whose router shows a loader above all screens.
    static let loaders: [Variant<ModuleLaws>] = [
        Variant("has its router hide a loader after the user has left") { stage in
            let (view, router, service) = doubles(on: stage)
            var (newest, hasLeft) = (0, false)
            @MainActor func load(_ view: ToldSpy<Loading>?) {
                newest += 1
                router(.showLoader)
                service.get("rows") { [weak view, mine = newest] answer in
                    guard mine == newest else { return }
                    router(.hideLoader)
                    if !hasLeft { view?((try? answer.get()).map(Loading.row) ?? .problem("Offline")) }
                }
            }
            stage.event("view appears", .appears) { [weak view] in load(view) }
            stage.event("pull") { [weak view] in load(view) }
            stage.event("tap back", .leaves) {
                if !hasLeft { router(.back) }
                hasLeft = true
            }
        },
        Variant("has its router show a loader for each of two steps") { stage in
            let (view, router, service) = doubles(on: stage)
            var isBuying = false
            stage.event("buy", when: { !isBuying }) { [weak view] in
                guard !isBuying else { return }
                isBuying = true
                router(.showLoader)
                service.get("order") { [weak view] answer in
                    router(.hideLoader)
                    guard let view else { return }
                    guard let order = try? answer.get() else {
                        isBuying = false
                        return view(.problem("Not ordered"))
                    }
                    view(.row(order))
                    router(.showLoader)
                    service.get("pay \(order)") { [weak view] answer in
                        isBuying = false
                        router(.hideLoader)
                        view?((try? answer.get()).map(Loading.paid) ?? .problem("Not paid"))
                    }
                }
            }
        },
    ]

    /// Puts a view, a router that shows a loader and a service on a stage.
    @MainActor private static func doubles(
        on stage: Stage
    ) -> (view: ToldSpy<Loading>, router: ToldSpy<Loading>, service: AskedMock<String>) {
        let (view, router) = (ToldSpy<Loading>("View", log: stage.log), ToldSpy<Loading>("Router", log: stage.log))
        let service = AskedMock<String>("Service", log: stage.log)
        stage.view(view)
        stage.wireframe(router)
        stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
        stage.busy(from: Loading.showLoader, until: .hideLoader)
        return (view, router, service)
    }
}

private enum Loading: RecordedCall {
    case row(String), paid(String), problem(String), showLoader, hideLoader, back
}
