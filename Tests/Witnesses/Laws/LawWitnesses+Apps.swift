import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faulty modules of kinds that are found in published apps.
    static let apps: [Witness<ModuleLaws>] = [
        Witness("begins a new search at the page that the last one has reached", violates: [36]) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (page, rows, newest) = (1, [] as [String], 0)
            stage.view(view)
            stage.request(service.answers, gives: { "photo \($0)" }, fails: Offline())
            @MainActor func load(_ wanted: Int, after old: [String], _ view: ToldSpy<Shown>?) {
                newest += 1
                let mine = newest
                service.get("bees, page \(wanted)") { [weak view] answer in
                    guard mine == newest else { return }
                    guard case .success(let photo) = answer else { return view?(.alert("Offline")) ?? () }
                    (page, rows) = (wanted, old + [photo])
                    view?(.rows(rows))
                }
            }
            stage.event("search") { [weak view] in load(page, after: [], view) }
            stage.event("scroll", [.addsUp, .onlyAtRest], when: { !rows.isEmpty }) { [weak view] in
                guard !rows.isEmpty else { return }
                load(page + 1, after: rows, view)
            }
        },
        Witness("turns for ever where there is nothing to add to the basket", violates: [11]) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let (service, basket) = (
                AskedMock<String>("Service", log: stage.log), AskedMock<Void>("Basket", log: stage.log)
            )
            stage.view(view)
            stage.store(basket)
            stage.busy(from: Shown.busy(true), until: .busy(false))
            stage.request(service.answers, gives: { "product \($0)" }, fails: Offline())
            stage.request(basket.answers, gives: { _ in }, fails: Offline())
            var (product, isAdding) = (nil as String?, false)
            stage.event("view appears", .appears) { [weak view] in
                service.get("product") { [weak view] answer in
                    product = try? answer.get()
                    view?(product.map(Shown.text) ?? .alert("Offline"))
                }
            }
            stage.event("add") { [weak view] in
                guard !isAdding else { return }
                view?(.busy(true))
                guard let product else { return }
                isAdding = true
                basket.get(product) { [weak view] answer in
                    isAdding = false
                    view?(.busy(false))
                    view?(.alert((try? answer.get()) == nil ? "Not added" : "Added"))
                }
            }
        },
    ]
}

private enum Shown: RecordedCall {
    case rows([String]), text(String), alert(String), busy(Bool)
}
