import LawReference
public import VIPERSpecs

/// Rows that are loaded, and the first of which can be opened once its text has come.
@MainActor
public final class OpenedRows {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), toast(String)
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case text(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case forgetsThatItHasOpened, loadsNoMore, opensOnlyOnceItIsLoaded, ignoresItsReturnWhileItLoads
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let (service, texts): (AskedMock<[String]>, AskedMock<String>)
    private let fault: Fault?
    private var rows: [String] = []
    private var (isLoading, isOpening, isAway) = (false, false, false)

    private init(
        _ view: ToldSpy<Shown>,
        _ router: ToldSpy<Opened>,
        _ service: AskedMock<[String]>,
        _ texts: AskedMock<String>,
        fault: Fault?
    ) {
        (self.view, self.router, self.service, self.texts, self.fault) = (view, router, service, texts, fault)
    }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Opened>("Router", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let texts = AskedMock<String>("Texts", log: stage.log)
            let module = OpenedRows(view, router, service, texts, fault: fault)
            stage.view(view)
            stage.wireframe(router)
            stage.track(module)
            stage.passing(Shown.toast(""))
            stage.request(service.answers, gives: { _ in ["Ann", "Bob"] }, fails: Offline())
            stage.request(texts.answers, gives: { "text \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { module.appear() }
            stage.event("pull") { module.load() }
            stage.event("tap first", when: { !module.rows.isEmpty }) { module.tapFirst() }
        }
    }

    private func appear() {
        if fault == .ignoresItsReturnWhileItLoads, isLoading { return }
        if fault != .opensOnlyOnceItIsLoaded { isAway = false }
        let unlocks = fault == .opensOnlyOnceItIsLoaded
        if rows.isEmpty || unlocks { load(unlocks: unlocks) }
    }

    private func load(unlocks: Bool = false) {
        guard !isLoading else { return }
        isLoading = true
        service.get("rows") { [weak self] answer in
            guard let self else { return }
            if fault != .loadsNoMore || !isOpening { isLoading = false }
            if fault == .forgetsThatItHasOpened { isAway = false }
            guard case .success(let rows) = answer else { return view?(.toast("Offline")) ?? () }
            if unlocks { isAway = false }
            self.rows = rows
            view?(.rows(rows))
        }
    }

    private func tapFirst() {
        guard let row = rows.first, !isOpening, !isAway else { return }
        isOpening = true
        texts.get(row) { [weak self] answer in
            guard let self else { return }
            isOpening = false
            guard case .success(let text) = answer else { return view?(.toast("Not opened")) ?? () }
            isAway = true
            router(.text(text))
        }
    }
}
