public import LawReference
public import VIPERSpecs

/// Shows what was kept beside what is new, and asks for both again only once it has both.
@MainActor
public final class Halves {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case kept(String), new(String), isOffline(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case losesTheOtherHalf
    }

    private weak let view: ToldSpy<Shown>?
    private let (store, service): (AskedMock<String>, AskedMock<String>)
    private let fault: Fault?
    private var (hasKept, hasFailed, times) = (false, false, 0)

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ store: AskedMock<String>,
        _ service: AskedMock<String>,
        fault: Fault? = nil
    ) {
        (self.view, self.store, self.service, self.fault) = (view, store, service, fault)
    }

    /// Stages the module with a store that cannot fail and a service that can.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let store = AskedMock<String>("Store", log: stage.log)
            stage.request(store.answers, gives: { "kept \($0)" })
            stage.put({ Halves($0, store, $1, fault: fault) }, gives: { "new \($0)" }) { halves in
                stage.state(from: Shown.isOffline(true), until: .isOffline(false))
                stage.event("view appears", .appears) { halves.refresh() }
                stage.event("pull") { halves.refresh() }
            }
        }
    }

    private func refresh() {
        times += 1
        if hasKept, hasFailed {
            if fault == .losesTheOtherHalf { view?(.kept("")) }
            return load()
        }
        store.get("half") { [weak self, times] answer in
            guard let self, times == self.times, case .success(let half) = answer else { return }
            hasKept = true
            view?(.kept(half))
            load()
        }
    }

    private func load() {
        service.get("half") { [weak self, times] answer in
            guard let self, times == self.times else { return }
            if case .success(let half) = answer { view?(.new(half)) }
            if case .failure = answer { hasFailed = true } else { hasFailed = false }
            view?(.isOffline(hasFailed))
        }
    }
}
