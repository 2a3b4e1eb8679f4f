public import LawReference
public import VIPERSpecs

/// A quantity that is shown at once, and stored half a second after the user's last tap.
@MainActor
public final class Amount {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case amount(Int), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let clock: TestClock
    private let forgetsWithItsView: Bool
    private var amount = 1
    private var stored = 1
    private var timer: ScheduledAction?

    /// Creates the module with its doubles.
    ///
    /// - Parameters:
    ///   - view: Receives everything that is shown.
    ///   - service: Stores the amount.
    ///   - clock: Measures the pause after a tap.
    ///   - forgetsWithItsView: Whether an amount that is not stored yet is lost when the view is gone.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, clock: TestClock, forgetsWithItsView: Bool = false)
    {
        (self.view, self.service, self.clock) = (view, service, clock)
        self.forgetsWithItsView = forgetsWithItsView
    }

    /// The view appears.
    public func appear() {
        view?(.amount(amount))
    }

    /// The user taps plus.
    public func add() {
        amount += 1
        appear()
        timer?.cancel()
        timer = clock.schedule(after: .seconds(0.5)) { [weak self, service, amount, forgetsWithItsView] in
            guard self != nil || !forgetsWithItsView else { return }
            service.get("\(amount)") { self?.hear($0, amount) }
        }
    }

    private func hear(_ answer: Result<Void, any Error>, _ amount: Int) {
        switch answer {
        case .success:
            stored = max(stored, amount)
            if self.amount < stored { restore() }
        case .failure:
            // A newer amount has its own request, which stores it.
            if self.amount == amount { restore() }
            view?(.problem("It is not stored."))
        }
    }

    private func restore() {
        amount = stored
        appear()
    }
}

extension Amount {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(forgetsWithItsView: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            stage.put(
                { Amount($0, $1, clock: clock, forgetsWithItsView: forgetsWithItsView) },
                gives: { _ in }
            ) { amount in
                stage.event("view appears", .appears) { amount.appear() }
                stage.event("tap plus", [.outlivesView, .repeatable]) { amount.add() }
            }
        }
    }
}
