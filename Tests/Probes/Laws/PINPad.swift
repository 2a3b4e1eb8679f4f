public import LawReference
public import VIPERSpecs

/// Asks for a PIN, and is locked for half a minute after two failures in a row.
@MainActor
public final class PINPad {
    /// What a person sees.
    public enum Shown: RecordedCall {
        /// Whether something is under way, what has failed, and whether the pad is locked.
        case isBusy(Bool), problem(String?), isLocked(Bool)
    }

    /// Where the user is led.
    public enum Went: RecordedCall {
        /// The screen behind the PIN, and that where it can be set anew.
        case home, reset
    }

    /// The view.
    public private(set) weak var view: ToldSpy<Shown>?
    /// The wireframe.
    public let router: ToldSpy<Went>
    /// Whether no PIN is taken.
    public var isLocked = false

    /// What comes of the right PIN, before the user is led home.
    public var entered: @MainActor () -> Void = {}
    /// What comes of the second failure in a row.
    public var lock: @MainActor (PINPad) -> Void = { pad in
        pad.isLocked = true
        pad.view?(.isLocked(true))
        pad.clock.schedule(after: .seconds(30)) { [weak pad] in pad?.unlock() }
    }
    /// What comes of it half a minute later.
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
