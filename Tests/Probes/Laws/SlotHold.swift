import LawReference
public import VIPERSpecs

/// Holds one of two delivery slots for half a minute.
@MainActor
public final class SlotHold {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case text(String), isOffline(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private let clock: any Clock<Duration>
    private let keepsTheOldTimer: Bool
    private var (newest, expiry) = (0, nil as Task<Void, Never>?)

    private init(_ view: ToldSpy<Shown>, _ stage: Stage, keepsTheOldTimer: Bool) {
        (self.view, self.keepsTheOldTimer) = (view, keepsTheOldTimer)
        (store, clock) = (AskedMock("Store", log: stage.log), stage.clock.sleeping)
    }

    deinit { expiry?.cancel() }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter keepsTheOldTimer: Whether the hold of the slot that was chosen first ends that of the second.
    public nonisolated static func stage(keepsTheOldTimer: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let hold = SlotHold(view, stage, keepsTheOldTimer: keepsTheOldTimer)
            stage.view(view)
            stage.store(hold.store)
            stage.track(hold)
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.request(hold.store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { view(.text("Choose a slot")) }
            stage.event("choose 9:00", .repeatable) { hold.choose("9:00") }
            stage.event("choose 14:00", .repeatable) { hold.choose("14:00") }
        }
    }

    private func choose(_ slot: String) {
        newest += 1
        view?(.isOffline(false))
        if !keepsTheOldTimer { expiry?.cancel() }
        store.get(slot) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success = answer else {
                view?(.isOffline(true))
                return
            }
            view?(.text("\(slot) is held for you"))
            expiry = Task { [weak self, clock] in
                do { try await clock.sleep(for: .seconds(30)) } catch { return }
                self?.view?(.text("Your hold has expired"))
            }
        }
    }
}
