import LawReference
public import VIPERSpecs

/// Sites that are loaded once the user has allowed it; if that fails, a kept copy is shown, if there is one.
@MainActor
public final class Sites {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case sites([String]), isDenied(Bool), isBusy(Bool), problem(String?)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case showsTheFailureOfAnOlderLoad, keepsItselfIfItIsInterrupted, ignoresThatThereIsNothing
    }

    private weak let view: ToldSpy<Shown>?
    private let permission: AskedMock<Bool>
    private let service: AskedMock<[String]>
    private let store: AskedMock<[String]?>
    private let fault: Fault?
    private var (newest, isLoading) = (0, false)
    private var kept: (@MainActor () -> Void)?

    private init(
        _ view: ToldSpy<Shown>,
        _ permission: AskedMock<Bool>,
        _ service: AskedMock<[String]>,
        _ store: AskedMock<[String]?>,
        fault: Fault?
    ) {
        (self.view, self.permission, self.service, self.store) = (view, permission, service, store)
        self.fault = fault
    }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let permission = AskedMock<Bool>("Permission", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let store = AskedMock<[String]?>("Store", log: stage.log)
            let sites = Sites(view, permission, service, store, fault: fault)
            stage.view(view)
            stage.store(store)
            stage.track(sites)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.isDenied(true), until: .isDenied(false))
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.state(from: Shown.problem("These may be old"), until: .problem(nil))
            stage.request(permission.answers, gives: { _ in true }, empty: false)
            stage.request(service.answers, gives: { ["site \($0)", "open all year"] }, empty: [], fails: Offline())
            stage.request(store.answers, gives: { ["kept site \($0)"] }, empty: nil)
            stage.event("view appears", .appears) { sites.load("2026") }
            stage.event("pick 2027") { sites.load("2027") }
            stage.event("pick 2031") { sites.load("2031") }
        }
    }

    private func load(_ year: String) {
        if fault == .keepsItselfIfItIsInterrupted, isLoading { kept = { self.load(year) } }
        (newest, isLoading) = (newest + 1, true)
        view?(.problem(nil))
        view?(.isBusy(true))
        permission.get("location") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            let isAllowed = (try? answer.get()) == true
            view?(.isDenied(!isAllowed))
            if isAllowed { ask(year, newest) } else { end() }
        }
    }

    private func ask(_ year: String, _ number: Int) {
        service.get(year) { [weak self] answer in
            guard let self else { return }
            let isOld = number != newest
            switch answer {
            case .success(let sites):
                if isOld { return }
                if !sites.isEmpty || fault != .ignoresThatThereIsNothing { view?(.sites(sites)) }
                end()
            case .failure where isOld && fault == .showsTheFailureOfAnOlderLoad: view?(.problem("Offline"))
            case .failure where isOld: return
            case .failure: askTheStore(year, number)
            }
        }
    }

    private func askTheStore(_ year: String, _ number: Int) {
        store.get(year) { [weak self] answer in
            guard let self, number == newest else { return }
            if case .success(let sites?) = answer {
                view?(.sites(sites))
                view?(.problem("These may be old"))
            } else {
                view?(.problem("Offline"))
            }
            end()
        }
    }

    private func end() {
        isLoading = false
        view?(.isBusy(false))
    }
}
