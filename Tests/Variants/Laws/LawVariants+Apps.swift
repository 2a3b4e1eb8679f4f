import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules as they are found in published apps, once they are right.
    static let apps: [Variant<ModuleLaws>] = [
        Variant("opens a row once until its view is back, which does nothing else") { stage in
            let (view, service) = scene(on: stage)
            let router = ToldSpy<Shown>("Router", log: stage.log)
            stage.wireframe(router)
            var (rows, hasOpened) = ([] as [String], false)
            stage.event("view loads", .appears) { [weak view] in
                service.get("rows") { [weak view] answer in
                    guard case .success(let row) = answer else { return view?(.alert("Offline")) ?? () }
                    rows = [row]
                    view?(.rows(rows))
                }
            }
            stage.event("view appears", [.appears, .repeatable]) { hasOpened = false }
            stage.event("tap first", .needsContent) {
                guard !rows.isEmpty, !hasOpened else { return }
                hasOpened = true
                router(.text(rows[0]))
            }
        },
        Variant("has an alert for each of two answers that fail") { stage in
            let (view, details) = scene(on: stage, "Details")
            let similar = AskedMock<String>("Similar", log: stage.log)
            stage.request(similar.answers, gives: { "film \($0)" }, fails: Offline())
            stage.passing(Shown.alert(""))
            stage.event("view appears", .appears) { [weak view] in
                similar.get("films") { [weak view] answer in
                    view?((try? answer.get()).map { .rows([$0]) } ?? .alert("No similar films"))
                }
                details.get("film") { [weak view] answer in
                    view?((try? answer.get()).map(Shown.text) ?? .alert("No details"))
                }
            }
        },
        Variant("has its router show alerts, as often as the user taps") { stage in
            let (view, service) = scene(on: stage)
            let router = ToldSpy<Shown>("Router", log: stage.log)
            stage.wireframe(router)
            stage.passing(Shown.alert(""))
            var isWaiting = false
            stage.event("view appears", .appears) { [weak view] in view?(.text("Ann")) }
            stage.event("tap help") { router(.alert("We are there from nine to five")) }
            stage.event("send") { [weak view] in
                guard !isWaiting else { return }
                isWaiting = true
                service.get("link") { [weak view] answer in
                    isWaiting = false
                    guard let view else { return }
                    guard case .success(let link) = answer else { return router(.alert("Offline")) }
                    view(.rows([link]))
                }
            }
        },
        Variant("leads back once an alert is closed that says that nothing could be loaded") { stage in
            let (view, service) = scene(on: stage)
            let router = ToldSpy<Shown>("Router", log: stage.log)
            stage.wireframe(router)
            var (hasBegun, isAlertOpen) = (false, false)
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !hasBegun else { return }
                hasBegun = true
                service.get("ticket") { [weak view] answer in
                    isAlertOpen = (try? answer.get()) == nil
                    view?((try? answer.get()).map(Shown.text) ?? .alert("There is no such ticket"))
                }
            }
            stage.event("close the alert", .leaves, when: { isAlertOpen }) {
                guard isAlertOpen else { return }
                isAlertOpen = false
                router(.text("back"))
            }
        },
        Variant("has two lists with pages, of which one is asked for anew") { stage in
            let (view, service) = scene(on: stage)
            var (found, popular, newest) = ([] as [String], [] as [String], 0)
            @MainActor func find(_ query: String, _ view: ToldSpy<Shown>?) {
                newest += 1
                let mine = newest
                service.get("find \(query)") { [weak view] answer in
                    guard mine == newest else { return }
                    guard case .success(let row) = answer else { return view?(.alert("Offline")) ?? () }
                    found = [row]
                    view?(.rows(found))
                }
            }
            @MainActor func addPopular(_ view: ToldSpy<Shown>?) {
                service.get("popular \(popular.count)") { [weak view] answer in
                    guard case .success(let row) = answer else { return view?(.alert("Offline")) ?? () }
                    popular.append(row)
                    view?(.popular(popular))
                }
            }
            stage.event("view appears", .appears) { [weak view] in
                find("", view)
                addPopular(view)
            }
            var isAdding = false
            stage.event("scroll", [.addsUp, .needsContent]) { [weak view] in
                guard !isAdding else { return }
                isAdding = true
                service.get("popular \(popular.count)") { [weak view] answer in
                    isAdding = false
                    guard case .success(let row) = answer else { return view?(.alert("Offline")) ?? () }
                    popular.append(row)
                    view?(.popular(popular))
                }
            }
            stage.event("type") { [weak view] in find("bees", view) }
        },
        Variant("has its view take a row away at once, and read all of them if it has to come back") { stage in
            let (view, service) = scene(on: stage)
            let bin = AskedMock<Void>("Bin", log: stage.log)
            stage.store(bin)
            stage.request(bin.answers, gives: { _ in }, fails: Offline())
            var rows: [String] = []
            stage.screen("rows", readOn: Shown.reload, .deleteRow(at: 0)) { rows }
            stage.event("view appears", .appears) { [weak view] in
                service.get("rows") { [weak view] answer in
                    guard case .success(let row) = answer else { return view?(.alert("Offline")) ?? () }
                    rows = [row, "another"]
                    view?(.reload)
                }
            }
            var isDeleting = false
            stage.event("delete last", when: { rows.count == 2 && !isDeleting }) { [weak view] in
                guard rows.count == 2, !isDeleting else { return }
                let old = rows
                isDeleting = true
                rows.removeLast()
                view?(.deleteRow(at: 1))
                bin.get("last") { [weak view] answer in
                    isDeleting = false
                    guard case .failure = answer else { return }
                    rows = old
                    view?(.reload)
                    view?(.alert("Not deleted"))
                }
            }
        },
    ]

    /// A view, and a service that brings rows.
    @MainActor
    private static func scene(on stage: Stage, _ name: String = "Service") -> (ToldSpy<Shown>, AskedMock<String>) {
        let (view, service) = (ToldSpy<Shown>("View", log: stage.log), AskedMock<String>(name, log: stage.log))
        stage.view(view)
        stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
        return (view, service)
    }
}

private enum Shown: RecordedCall {
    case rows([String]), popular([String]), text(String), alert(String), reload, deleteRow(at: Int)
}
