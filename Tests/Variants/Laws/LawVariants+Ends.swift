import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that end something earlier or later than others would.
    static let ends: [Variant<ModuleLaws>] = [
        Variant("ends its spinner with the first of two failures, and shows nothing of the other half then") { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let (name, rows) = (AskedMock<String>("Name", log: stage.log), AskedMock<String>("Rows", log: stage.log))
            stage.view(view)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.request(name.answers, gives: { "name \($0)" }, fails: Offline())
            stage.request(rows.answers, gives: { "row \($0)" }, fails: Offline())
            var newest = 0
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                newest += 1
                let mine = newest
                var parts: [String: String] = [:]
                view?(.isBusy(true))
                for (part, service) in [("name", name), ("rows", rows)] {
                    service.get(part) { answer in
                        guard mine == newest else { return }
                        parts[part] = try? answer.get()
                        guard parts[part] != nil else {
                            newest += 1
                            view?(.isBusy(false))
                            return view?(.problem) ?? ()
                        }
                        guard let name = parts["name"], let rows = parts["rows"] else { return }
                        view?(.isBusy(false))
                        view?(.text("\(name), \(rows)"))
                    }
                }
            }
        },
        Variant("shows by a stream, and tells its delegate at the same time") { stage in
            let (shows, shown) = AsyncStream.makeStream(of: Shown.self)
            let view = StreamSpy(of: shows, log: stage.log)
            let delegate = ToldSpy<Shown>("Delegate", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            stage.delegate(delegate)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak delegate, weak view] in
                service.get("text") { answer in
                    guard view != nil else { return }
                    shown.yield((try? answer.get()).map(Shown.text) ?? .problem)
                    if case .success(let text) = answer { delegate?(.text(text)) }
                }
            }
        },
        Variant("is no longer busy once it was left, where that is read") { stage in
            let model = LeftModel(AskedMock<String>("Service", log: stage.log))
            let router = ToldSpy<Shown>("Router", log: stage.log)
            stage.wireframe(router)
            stage.track(model)
            stage.screen("text") { model.text }
            stage.busy("spinner") { model.isBusy }
            stage.state("problem") { model.hasFailed }
            stage.request(model.service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { model.load() }
            stage.event("close", .leaves) {
                guard !model.hasLeft else { return }
                model.hasLeft = true
                router(.problem)
            }
        },
        Variant("fills a heart that is read once it is stored, and reads out a problem if it is not") { stage in
            let store = AskedMock<Bool>("Store", log: stage.log)
            stage.store(store)
            stage.request(store.answers, gives: { _ in true }, fails: Offline())
            var (isLiked, hasFailed, isStoring) = (false, false, false)
            stage.screen("heart") { isLiked }
            stage.screen("problem") { hasFailed }
            stage.event("like", [.repeatable, .onlyAtRest]) {
                guard !isStoring else { return }
                (hasFailed, isStoring) = (false, true)
                let isWish = !isLiked
                store.get("\(isWish)") { answer in
                    isStoring = false
                    if case .success = answer { isLiked = isWish } else { hasFailed = true }
                }
            }
        },
        Variant("closes by a button of a sheet the sheet that it has opened") { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Shown>("Router", log: stage.log)
            stage.view(view)
            stage.wireframe(router)
            var isOpen = false
            stage.event("view appears", .appears) { [weak view] in view?(.text("Ann")) }
            stage.event("open") {
                guard !isOpen else { return }
                isOpen = true
                router(.text("sheet"))
            }
            stage.event("done", when: { isOpen }) {
                isOpen = false
                router(.text("closed"))
            }
        },
    ]
}

private enum Shown: RecordedCall {
    case isBusy(Bool), text(String), problem
}

/// Is observed, and always ends its indicator.
@MainActor
private final class LeftModel {
    let service: AskedMock<String>
    private(set) var text = ""
    private(set) var isBusy = false
    private(set) var hasFailed = false
    var hasLeft = false

    init(_ service: AskedMock<String>) { self.service = service }

    func load() {
        (isBusy, hasFailed) = (true, false)
        service.get("text") { [weak self] answer in
            guard let self else { return }
            defer { isBusy = false }
            guard !hasLeft else { return }
            if case .success(let text) = answer { self.text = text } else { hasFailed = true }
        }
    }
}
