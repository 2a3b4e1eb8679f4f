import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that make up for something later, or in another place.
    static let later: [Variant<ModuleLaws>] = [
        Variant("asks for what has changed when it comes back, and for all by a button after a failure") { stage in
            let (view, service) = scene(on: stage, coming: "Service")
            var (hasRows, isWaiting, hasFailed) = (false, false, false)
            @MainActor func load(_ what: String, _ view: ToldSpy<Shown>?) {
                guard !isWaiting else { return }
                isWaiting = true
                service.get(what) { [weak view] answer in
                    isWaiting = false
                    guard case .success(let row) = answer else {
                        hasFailed = true
                        return view?(.problem("Offline")) ?? ()
                    }
                    (hasRows, hasFailed) = (true, false)
                    view?(.problem(nil))
                    view?(.rows([row]))
                }
            }
            var hasBegun = false
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                if hasRows { return load("changes", view) }
                guard !hasBegun else { return }
                hasBegun = true
                load("all", view)
            }
            stage.event("try again", when: { hasFailed && !hasRows && !isWaiting }) { [weak view] in load("all", view) }
        },
        Variant("sends along with the next message what could not be sent") { stage in
            let (view, service) = scene(on: stage, sending: "Service")
            var (text, unsent, isWaiting) = ("", [] as [String], false)
            stage.event("type") { text = "Hello" }
            stage.event("send") { [weak view] in
                guard !isWaiting, !text.isEmpty else { return }
                (isWaiting, unsent) = (true, unsent + [text])
                let all = unsent.joined(separator: "\n")
                text = ""
                view?(.field(""))
                service.get(all) { [weak view] answer in
                    isWaiting = false
                    if case .success = answer { unsent = [] }
                    view?(.waits(!unsent.isEmpty))
                }
            }
        },
        Variant("has shown what waits to be sent, and shows it no second time") { stage in
            let (view, service) = scene(on: stage, sending: "Service")
            var (rows, isUnsent, isWaiting) = ([] as [String], false, false)
            stage.event("check in") { [weak view] in
                guard !isWaiting else { return }
                isWaiting = true
                if !isUnsent {
                    isUnsent = true
                    rows.append("checked in")
                    view?(.rows(rows))
                }
                service.get("check in") { [weak view] answer in
                    isWaiting = false
                    if case .success = answer { isUnsent = false }
                    view?(.waits(isUnsent))
                }
            }
        },
        Variant("has its view read the row that was marked, and all if that fails") { stage in
            let (view, service) = scene(on: stage, coming: "Service")
            let marks = AskedMock<Void>("Marks", log: stage.log)
            stage.request(marks.answers, gives: { _ in }, fails: Offline())
            var (rows, isMarked) = ([] as [String], false)
            stage.screen("rows", readOn: Shown.reload) { rows }
            stage.event("view appears", .appears) { [weak view] in
                service.get("rows") { [weak view] answer in
                    view?(.problem((try? answer.get()) == nil ? "Offline" : nil))
                    guard case .success(let row) = answer else { return }
                    rows = [row]
                    view?(.reload)
                }
            }
            stage.event("mark", when: { !rows.isEmpty && !isMarked }) { [weak view] in
                guard !rows.isEmpty, !isMarked else { return }
                let old = rows
                isMarked = true
                rows[0] += " ✓"
                view?(.reloadRow(0))
                marks.get("first") { [weak view] answer in
                    guard case .failure = answer else { return }
                    (rows, isMarked) = (old, false)
                    view?(.problem("Not marked"))
                    view?(.reload)
                }
            }
        },
        Variant("marks a row that is opened as read, which is seen once its view comes back") { stage in
            let (view, service) = scene(on: stage, coming: "Service")
            let (marks, router) = (AskedMock<Void>("Marks", log: stage.log), ToldSpy<Shown>("Router", log: stage.log))
            stage.wireframe(router)
            stage.request(marks.answers, gives: { _ in })
            var (rows, isOpen, isWaiting) = ([] as [String], false, false)
            stage.screen("rows", readOn: Shown.reload) { rows }
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                isOpen = false
                view?(.reload)
                guard !isWaiting else { return }
                isWaiting = true
                service.get("rows") { [weak view] answer in
                    isWaiting = false
                    view?(.problem((try? answer.get()) == nil ? "Offline" : nil))
                    guard case .success(let row) = answer else { return }
                    rows = [row]
                    view?(.reload)
                }
            }
            stage.event("open", when: { !rows.isEmpty && !isOpen }) {
                guard !rows.isEmpty, !isOpen else { return }
                isOpen = true
                router(.text("first"))
                marks.get("first") { _ in rows = rows.map { "\($0), read" } }
            }
        },
        Variant("shows a copy after a failure, and renews it with no indicator") { stage in
            let (view, service) = scene(on: stage, coming: "Service")
            stage.busy(from: Shown.waits(true), until: .waits(false))
            var (hasRows, newest) = (false, 0)
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                let mine = newest
                if !hasRows { view?(.waits(true)) }
                service.get("rows") { [weak view] answer in
                    guard mine == newest else { return }
                    if !hasRows { view?(.waits(false)) }
                    hasRows = true
                    view?(.problem((try? answer.get()) == nil ? "From your last visit" : nil))
                    view?(.rows([(try? answer.get()) ?? "copy"]))
                }
            }
        },
    ]

    /// Puts a view on a stage, and a service that provides rows.
    @MainActor
    private static func scene(on stage: Stage, coming name: String) -> (ToldSpy<Shown>, AskedMock<String>) {
        let (view, service) = (ToldSpy<Shown>("View", log: stage.log), AskedMock<String>(name, log: stage.log))
        stage.view(view)
        stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
        return (view, service)
    }

    /// Puts a view on a stage, and a service that something is sent to.
    @MainActor
    private static func scene(on stage: Stage, sending name: String) -> (ToldSpy<Shown>, AskedMock<Void>) {
        let (view, service) = (ToldSpy<Shown>("View", log: stage.log), AskedMock<Void>(name, log: stage.log))
        stage.view(view)
        stage.request(service.answers, gives: { _ in }, fails: Offline())
        return (view, service)
    }
}

private enum Shown: RecordedCall {
    case rows([String]), text(String), problem(String?), waits(Bool), field(String), reload, reloadRow(Int)
}
