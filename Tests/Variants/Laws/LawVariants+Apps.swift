import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules of kinds that are found in published apps, without faults.
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
        Variant("empties what was found before it asks for something, in one state that says all") { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { ["row \($0)"] }, empty: [], fails: Offline())
            var newest = 0
            for query in ["bees", "ants"] {
                stage.event("find \(query)") { [weak view] in
                    newest += 1
                    let mine = newest
                    view?(.all(Found()))
                    service.get(query) { [weak view] answer in
                        guard mine == newest else { return }
                        let rows = try? answer.get()
                        view?(.all(Found(rows: rows ?? [], problem: rows == nil ? "Offline" : "")))
                    }
                }
            }
        },
        Variant("waits for the network once nothing could be loaded, with an indicator that its return ends") { stage in
            let (view, service) = scene(on: stage)
            stage.busy(from: Shown.isWaiting(true), until: .isWaiting(false))
            stage.state(from: Shown.text("Offline"), until: .text(""))
            var (newest, hasFailed, isWaiting) = (0, false, false)
            @MainActor func load(_ view: ToldSpy<Shown>?) {
                newest += 1
                let mine = newest
                service.get("rows") { [weak view] answer in
                    guard mine == newest else { return }
                    if isWaiting { view?(.isWaiting(false)) }
                    (hasFailed, isWaiting) = ((try? answer.get()) == nil, false)
                    view?(.text(hasFailed ? "Offline" : ""))
                    if case .success(let row) = answer { view?(.rows([row])) }
                }
            }
            stage.event("view appears", .appears) { [weak view] in load(view) }
            stage.event("pull") { [weak view] in
                guard hasFailed else { return load(view) }
                if !isWaiting { view?(.isWaiting(true)) }
                isWaiting = true
            }
            stage.event("the network is back", when: { isWaiting }) { [weak view] in
                if isWaiting { load(view) }
            }
        },
        Variant("sorts as many rows anew as there are, so that its place is kept") { stage in
            let (view, service) = scene(on: stage)
            var (rows, key, newest, isWaiting) = ([] as [String], "name", 0, false)
            @MainActor func ask(_ range: Range<Int>, by newKey: String? = nil, _ view: ToldSpy<Shown>?) {
                (newest, isWaiting) = (newest + 1, true)
                let mine = newest
                service.get("\(range) by \(newKey ?? key)") { [weak view] answer in
                    guard mine == newest else { return }
                    isWaiting = false
                    guard case .success(let row) = answer else { return view?(.alert("Offline")) ?? () }
                    key = newKey ?? key
                    rows = rows.prefix(range.lowerBound) + range.map { "\(row) at \($0)" }
                    view?(.rows(rows))
                }
            }
            stage.event("view appears", .appears) { [weak view] in ask(0..<2, view) }
            stage.event("scroll", [.addsUp, .needsContent]) { [weak view] in
                if !isWaiting { ask(rows.count..<rows.count + 2, view) }
            }
            stage.event("sort", when: { !isWaiting }) { [weak view] in
                guard !isWaiting else { return }
                ask(0..<max(2, rows.count), by: "date", view)
            }
        },
        Variant("has its router show a loader above the form, which says itself what failed") { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Shown>("Router", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            stage.view(view)
            stage.wireframe(router)
            stage.store(service)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.busy(from: Shown.isWaiting(true), until: .isWaiting(false))
            var isSaving = false
            stage.event("save", when: { !isSaving }) { [weak view] in
                guard !isSaving else { return }
                isSaving = true
                router(.isWaiting(true))
                service.get("Ann") { [weak view] answer in
                    isSaving = false
                    router(.isWaiting(false))
                    view?(.text((try? answer.get()) == nil ? "Not saved" : "Saved"))
                }
            }
        },
    ]

    /// Puts a view on a stage, and a service that provides rows.
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
    case all(Found), isWaiting(Bool)
}

private struct Found: Equatable, Sendable {
    var rows: [String] = []
    var problem = ""
}
