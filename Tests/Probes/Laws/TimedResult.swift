import LawReference
public import VIPERSpecs

/// A question whose result is stored and shown a second after the answer.
@MainActor
public final class TimedResult {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isRight(Bool), result(String)
    }

    /// The calls of the store.
    public enum Stored: RecordedCall {
        case result(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let store: ToldSpy<Stored>
    private let clock: TestClock
    private let storesTwice: Bool
    private var isAnswered = false

    private init(_ view: ToldSpy<Shown>, _ store: ToldSpy<Stored>, _ clock: TestClock, storesTwice: Bool) {
        (self.view, self.store, self.clock, self.storesTwice) = (view, store, clock, storesTwice)
    }

    /// Stages the module; a faulty one stores the result twice.
    public static func put(on stage: Stage, storesTwice: Bool = false) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let store = ToldSpy<Stored>("Store", log: stage.log)
        let module = TimedResult(view, store, stage.clock.sleeping, storesTwice: storesTwice)
        stage.view(view)
        stage.store(store)
        stage.track(module)
        stage.event("answer", when: { !module.isAnswered }) { module.answer() }
    }

    private func answer() {
        isAnswered = true
        view?(.isRight(true))
        clock.schedule(after: .seconds(1)) { [weak self, store, storesTwice] in
            store(.result("1 of 1"))
            if storesTwice { store(.result("1 of 1")) }
            self?.view?(.result("1 of 1"))
        }
    }
}
