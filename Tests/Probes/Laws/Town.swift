public import LawReference
public import VIPERSpecs

/// Shows a town, asks for its news ahead, and keeps what came of that.
@MainActor
public final class Town {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case town(String), news(String), problem(String?)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case neverAsksAgain, showsNoNews
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let fault: Fault?
    private var (hasTown, hasFailed, isLoading, isChosen) = (false, false, false, false)
    private var news: Result<String, any Error>?

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// Tells a stage what can happen.
    public func play(on stage: Stage) {
        stage.state(from: Shown.problem("Offline"), until: .problem(nil))
        stage.event("view appears", .appears) { self.load() }
        stage.event("choose", .needsContent) { self.choose() }
        stage.event("try again", when: { self.hasFailed }) { self.retry() }
    }

    private func load() {
        guard !isLoading else { return }
        isLoading = true
        show(problem: false)
        service.get("town") { [weak self] answer in
            guard let self else { return }
            isLoading = false
            guard case .success(let name) = answer else { return show(problem: true) }
            hasTown = true
            view?(.town(name))
            askForNews()
        }
    }

    private func choose() {
        guard hasTown, !isChosen else { return }
        isChosen = true
        showNews()
    }

    private func retry() {
        guard hasFailed, fault != .neverAsksAgain || !hasTown else { return }
        show(problem: false)
        if hasTown { askForNews() } else { load() }
    }

    private func askForNews() {
        news = nil
        service.get("news") { [weak self] answer in
            self?.news = answer
            self?.showNews()
        }
    }

    private func showNews() {
        guard isChosen, let news else { return }
        if case .success(let text) = news { return view?(.news(text)) ?? () }
        guard fault == .showsNoNews else { return show(problem: true) }
        hasFailed = true
        view?(.news(""))
    }

    private func show(problem: Bool) {
        hasFailed = problem
        view?(.problem(problem ? "Offline" : nil))
    }
}
