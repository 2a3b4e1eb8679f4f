public import LawReference
public import VIPERSpecs

/// Asks for a PIN, and locks for half a minute after every second failure.
@MainActor
public final class PINPad {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        /// Whether a request is in progress, what has failed, and whether the pad is locked.
        case isBusy(Bool), problem(String?), isLocked(Bool)
    }

    /// The calls of the wireframe.
    public enum Went: RecordedCall {
        /// The screen behind the PIN, and the screen where the PIN can be reset.
        case home, reset
    }

    /// The view.
    public private(set) weak var view: ToldSpy<Shown>?
    /// The wireframe.
    public let router: ToldSpy<Went>
    /// Whether the pad accepts no PIN.
    public var isLocked = false

    /// Is called after the right PIN, before the module opens the home screen.
    public var entered: @MainActor () -> Void = {}
    /// Is called after the second failure; locks the pad for half a minute unless it is replaced.
    public var lock: @MainActor (PINPad) -> Void = { pad in
        pad.isLocked = true
        pad.view?(.isLocked(true))
        pad.clock.schedule(after: .seconds(30)) { [weak pad] in pad?.unlock() }
    }
    /// Is called half a minute after the lock; unlocks the pad unless it is replaced.
    public var unlocked: @MainActor (PINPad) -> Void = { pad in
        pad.isLocked = false
        pad.view?(.isLocked(false))
    }

    private let service: AskedMock<Void>
    private let clock: TestClock
    private var failures = 0
    private var isWaiting = false

    private init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Went>, _ service: AskedMock<Void>, _ clock: TestClock) {
        (self.view, self.router, self.service, self.clock) = (view, router, service, clock)
    }

    private func unlock() { unlocked(self) }

    private func enter() {
        guard !isLocked, !isWaiting else { return }
        isWaiting = true
        view?(.isBusy(true))
        service.get("1234") { [weak self] in self?.answered($0) }
    }

    private func answered(_ answer: Result<Void, any Error>) {
        view?(.isBusy(false))
        if case .success = answer {
            view?(.problem(nil))
            entered()
            return router(.home)
        }
        isWaiting = false
        failures += 1
        view?(.problem("Wrong"))
        guard failures == 2 else { return }
        failures = 0
        lock(self)
    }

    /// Puts the pad on a stage.
    ///
    /// - Parameters:
    ///   - stage: The stage.
    ///   - change: Changes the pad before anything happens.
    /// - Returns: The wireframe.
    @discardableResult
    public static func play(on stage: Stage, _ change: (PINPad) -> Void = { _ in }) -> ToldSpy<Went> {
        let (view, router) = (ToldSpy<Shown>("View", log: stage.log), ToldSpy<Went>("Router", log: stage.log))
        let service = AskedMock<Void>("Service", log: stage.log)
        let pad = PINPad(view, router, service, stage.clock.sleeping)
        change(pad)
        stage.view(view)
        stage.wireframe(router)
        stage.track(pad)
        stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
        stage.request(service.answers, gives: { _ in }, fails: Offline())
        stage.event("enter PIN", when: { view.calls.last { $0.isOfTheLock } != .isLocked(true) }) { pad.enter() }
        return router
    }
}

extension PINPad.Shown {
    fileprivate var isOfTheLock: Bool { if case .isLocked = self { true } else { false } }
}
