import LawReference
public import VIPERSpecs

/// A shopping trolley whose loader covers the whole screen, so that nothing can be tapped below it.
@MainActor
public final class Trolley {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case goods([String]), isLoading(Bool), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, changes): (AskedMock<[String]>, AskedMock<Void>)
    private let loadsForEver: Bool
    private var isLoading = false

    private init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<[String]>,
        _ changes: AskedMock<Void>,
        loadsForEver: Bool
    ) {
        (self.view, self.service, self.changes, self.loadsForEver) = (view, service, changes, loadsForEver)
    }

    /// Stages the module.
    ///
    /// - Parameter loadsForEver: Whether the loader stays if a change has failed.
    public nonisolated static func stage(loadsForEver: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let changes = AskedMock<Void>("Changes", log: stage.log)
            let trolley = Trolley(view, service, changes, loadsForEver: loadsForEver)
            stage.view(view)
            stage.track(trolley)
            stage.busy(from: Shown.isLoading(true), until: .isLoading(false))
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { ["apples \($0)"] }, fails: Offline())
            stage.request(changes.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable], when: { !trolley.isLoading }) { trolley.load() }
            stage.event("three more", .repeatable, when: { !trolley.isLoading }) { trolley.change() }
        }
    }

    private func load() {
        show(loading: true)
        service.get("all") { [weak self] answer in
            guard let self else { return }
            show(loading: false)
            if case .success(let goods) = answer { view?(.goods(goods)) }
            show(answer)
        }
    }

    private func change() {
        show(loading: true)
        changes.get("three more") { [weak self] answer in
            guard let self else { return }
            if case .success = answer { return load() }
            if !loadsForEver { show(loading: false) }
            show(answer)
        }
    }

    private func show(loading isLoading: Bool) {
        self.isLoading = isLoading
        view?(.isLoading(isLoading))
    }

    private func show<Value>(_ answer: Result<Value, any Error>) {
        if case .failure = answer { view?(.problem("Offline")) } else { view?(.problem(nil)) }
    }
}
