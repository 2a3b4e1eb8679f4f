import LawReference
public import VIPERSpecs

/// Unlocks a scooter and opens the screen of the ride.
@MainActor
public final class Scooter {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isUnlocked(Bool), isBusy(Bool), isStuck(Bool)
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case ride
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<Void>
    private var (isBusy, isUnlocked) = (false, false)

    private init(_ view: ToldSpy<Shown>, log: CallLog) {
        (self.view, router, service) = (view, ToldSpy("Router", log: log), AskedMock("Service", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter opensTheRideAgain: Whether a user who comes back from the ride is led there again.
    public nonisolated static func stage(opensTheRideAgain: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let scooter = Scooter(view, log: stage.log)
            stage.view(view)
            stage.wireframe(scooter.router)
            stage.store(scooter.service)
            stage.track(scooter)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.isStuck(true), until: .isStuck(false))
            stage.request(scooter.service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) {
                view(.isUnlocked(scooter.isUnlocked))
                if opensTheRideAgain, scooter.isUnlocked { scooter.router(.ride) }
            }
            stage.event("unlock", when: { !scooter.isBusy && !scooter.isUnlocked }) { scooter.unlock() }
        }
    }

    private func unlock() {
        isBusy = true
        view?(.isBusy(true))
        view?(.isStuck(false))
        service.get("unlock") { [weak self] answer in
            guard let self else { return }
            isBusy = false
            view?(.isBusy(false))
            switch answer {
            case .success:
                isUnlocked = true
                view?(.isUnlocked(true))
                router(.ride)
            case .failure: view?(.isStuck(true))
            }
        }
    }
}
