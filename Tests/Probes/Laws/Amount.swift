public import LawReference
public import VIPERSpecs

/// How many of something are wanted: shown at once, and stored when the user has tapped for the last time.
@MainActor
public final class Amount {
    /// What its view is told.
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

    /// Connects it.
    ///
    /// - Parameters:
    ///   - view: Is told what to show.
    ///   - service: Stores the amount.
    ///   - clock: Says when the user has tapped for the last time.
    ///   - forgetsWithItsView: Whether an amount that is not stored yet goes with the view.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, clock: TestClock, forgetsWithItsView: Bool = false)
    {
        (self.view, self.service, self.clock) = (view, service, clock)
        self.forgetsWithItsView = forgetsWithItsView
    }

    /// The view appears.
    public func appear() {
        view?(.amount(amount))
    }

    /// One more is wanted.
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
            // NB: what was tapped since is stored by itself.
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
    /// Puts it on a stage.
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
