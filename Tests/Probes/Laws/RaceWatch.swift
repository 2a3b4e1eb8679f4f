import LawReference
public import VIPERSpecs

/// Follows a runner, and sends cheers; what has failed is shown beside each.
@MainActor
public final class RaceWatch {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case place(String), isLost(Bool), cheers(String), hasNotCheered(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case endsAllErrors, isLostOnceMore, connectsOnceMore
    }

    private weak let view: ToldSpy<Shown>?
    private let (runner, crowd): (AskedMock<String>, AskedMock<String>)
    private let clock: TestClock
    private let fault: Fault?
    private var (reading, pause): (Task<Void, Never>?, Task<Void, Never>?)
    private var (places, isSending) = (0, false)

    private init(
        _ view: ToldSpy<Shown>,
        _ runner: AskedMock<String>,
        _ crowd: AskedMock<String>,
        _ clock: TestClock,
        _ fault: Fault?
    ) {
        (self.view, self.runner, self.crowd, self.clock, self.fault) = (view, runner, crowd, clock, fault)
    }

    deinit {
        reading?.cancel()
        pause?.cancel()
    }

    /// Stages the module.
    ///
    /// - Parameters:
    ///   - fault: What is wrong with it.
    ///   - connectsAgain: Whether it reads anew by itself, and not only when it is told to.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        connectsAgain: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let runner = AskedMock<String>("Runner", log: stage.log)
            let crowd = AskedMock<String>("Crowd", log: stage.log)
            let watch = RaceWatch(view, runner, crowd, stage.clock.sleeping, fault)
            stage.view(view)
            stage.store(crowd)
            stage.track(watch)
            stage.state(from: Shown.isLost(true), until: .isLost(false))
            stage.state(from: Shown.hasNotCheered(true), until: .hasNotCheered(false))
            stage.request(runner.answers, gives: { "km \($0)" }, fails: Offline(), endless: true)
            stage.request(crowd.answers, gives: { "\(10 + $0) cheers" }, fails: Offline())
            stage.event("view appears", .appears) { watch.read(connectsAgain: connectsAgain) }
            stage.event("cheer", .repeatable) { watch.cheer() }
            stage.event("read again") { watch.read(connectsAgain: connectsAgain) }
        }
    }

    private func read(connectsAgain: Bool) {
        reading?.cancel()
        reading = Task { [weak self, runner, clock, fault] in
            repeat {
                do {
                    for try await place in runner.values("place") { self?.show(place) }
                } catch {}
                if Task.isCancelled { return }
                self?.view?(.isLost(true))
                if fault == .connectsOnceMore { return self?.readLater() ?? () }
                if connectsAgain { try? await clock.sleep(for: .seconds(5)) }
            } while connectsAgain && !Task.isCancelled
        }
    }

    private func readLater() {
        pause?.cancel()
        pause = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: .seconds(5))) != nil else { return }
            self?.read(connectsAgain: true)
        }
    }

    private func show(_ place: String) {
        places += 1
        if fault != .isLostOnceMore || places == 1 { view?(.isLost(false)) }
        view?(.place(place))
    }

    private func cheer() {
        guard !isSending else { return }
        isSending = true
        crowd.get("cheer") { [weak self] answer in
            guard let self else { return }
            isSending = false
            guard let cheers = try? answer.get() else { return view?(.hasNotCheered(true)) ?? () }
            view?(.hasNotCheered(false))
            if fault == .endsAllErrors { view?(.isLost(false)) }
            view?(.cheers(cheers))
        }
    }
}
