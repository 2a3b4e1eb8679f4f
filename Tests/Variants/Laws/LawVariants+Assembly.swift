import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that begin as soon as they are created.
    static let assembly: [Variant<ModuleLaws>] = [
        Variant("asks in its initialiser", except: [17]) { stage in
            let view = ToldSpy<EagerList.Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { ["row \($0)"] }, fails: Offline())
            let list = EagerList(view, service)
            stage.track(list)
            stage.event("refresh") { list.load() }
            stage.event("tap sort", .repeatable) { list.sort() }
        },
        Variant("asks in its initialiser, when its screen opens") { stage in
            let view = ToldSpy<EagerList.Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { ["row \($0)"] }, fails: Offline())
            var list: EagerList?
            stage.event("screen opens", .appears) { [unowned stage, weak view] in
                guard let view else { return }
                let opened = EagerList(view, service)
                stage.track(opened)
                list = opened
            }
            stage.event("refresh") { list?.load() }
            stage.event("tap sort", .repeatable) { list?.sort() }
        },
    ]
}

/// Loads its rows as soon as it is created.
@MainActor
private final class EagerList {
    enum Shown: RecordedCall {
        case rows([String]), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var rows: [String] = []
    private var isDescending = false
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>) {
        (self.view, self.service) = (view, service)
        load()
    }

    func load() {
        newest += 1
        service.get("rows") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let rows) = answer else { return view?(.problem("Offline")) ?? () }
            self.rows = rows
            show()
        }
    }

    func sort() {
        isDescending.toggle()
        show()
    }

    private func show() {
        view?(.rows(isDescending ? rows.reversed() : rows))
    }
}
