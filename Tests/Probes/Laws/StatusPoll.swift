public import LawReference
public import VIPERSpecs

/// Polls a status every five seconds, and one second after a failure.
@MainActor
public final class StatusPoll {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case status(String), problem(String?), isBusy(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case keepsItself, beginsTwice, goesOnAfterLeaving, isSilentAfterAFailure, leavesTheProblem
        case readsNoMoreAfterComingBack, showsNoMoreAfterComingBack, endsWithALaterFailure, endsWithAnyFailure
        case isLeftOfflineByTheSameStatus, isLeftBusyByAFailure
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: any Clock<Duration>
    private let patience: Int
    private let fault: Fault?
    private var task: Task<Void, Never>?
    private var isAway = false
    private var (failures, last) = (0, nil as String?)

    /// Creates the module with its doubles.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - service: The service.
    ///   - clock: The clock.
    ///   - patience: After how many failures in a row it says that there is a problem.
    ///   - fault: What is wrong with it.
    public init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<String>,
        clock: any Clock<Duration>,
        patience: Int = 1,
        fault: Fault? = nil
    ) {
        (self.view, self.service, self.clock) = (view, service, clock)
        (self.patience, self.fault) = (patience, fault)
    }

    deinit { if fault != .goesOnAfterLeaving { task?.cancel() } }

    /// The view appears.
    public func appear() {
        guard task == nil || fault == .beginsTwice else { return }
        if fault != .showsNoMoreAfterComingBack { isAway = false }
        if fault == .isLeftBusyByAFailure { view?(.isBusy(true)) }
        let kept = fault == .keepsItself ? self : nil
        task = Task { [weak self, service, clock, fault] in
            var hasSucceeded = false
            while fault == .goesOnAfterLeaving || !Task.isCancelled {
                let answer: Result<String, any Error>
                do { answer = .success(try await service.get("status")) } catch { answer = .failure(error) }
                if Task.isCancelled, fault != .goesOnAfterLeaving { return }
                self?.show(answer)
                hasSucceeded = hasSucceeded || (try? answer.get()) != nil
                let hasFailed = (try? answer.get()) == nil
                if hasFailed, fault == .endsWithALaterFailure && hasSucceeded || fault == .endsWithAnyFailure { return }
                let pause = hasFailed ? 1 : 5
                try? await clock.sleep(for: .seconds(pause))
            }
            withExtendedLifetime(kept) {}
        }
    }

    /// The view disappears.
    public func disappear() {
        if fault != .goesOnAfterLeaving { task?.cancel() }
        if fault != .readsNoMoreAfterComingBack { task = nil }
        isAway = true
    }

    private func show(_ answer: Result<String, any Error>) {
        if isAway { return }
        switch answer {
        case .success(let status):
            if fault == .isLeftBusyByAFailure, last == nil, failures == 0 { view?(.isBusy(false)) }
            failures = 0
            if fault == .isLeftOfflineByTheSameStatus, status == last { return }
            last = status
            if fault != .leavesTheProblem { view?(.problem(nil)) }
            view?(.status(status))
        case .failure:
            failures += 1
            if fault != .isSilentAfterAFailure, failures >= patience { view?(.problem("Offline")) }
        }
    }
}
