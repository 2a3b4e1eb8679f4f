import LawReference
import VIPERSpecs

/// Holds a seat for a while, during which it can be bought.
@MainActor
final class Seat {
    /// The calls of the view.
    enum Shown: RecordedCall {
        case isHeld(Bool), isBought, problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private var isBuying = false
    private var timer: ScheduledAction?

    /// Whether the seat can be bought now.
    private(set) var isHeld = false

    /// Creates a seat with its doubles.
    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    /// Holds the seat.
    func hold() {
        guard !isBuying else { return }
        begin()
    }

    /// Buys the seat.
    func buy() {
        guard isHeld, !isBuying else { return }
        isBuying = true
        timer?.cancel()
        service.get("seat") { [weak self] answer in
            guard let self, isBuying else { return }
            isBuying = false
            if case .success = answer {
                isHeld = false
                view?(.isBought)
            } else {
                view?(.problem("Not bought"))
                begin()
            }
        }
    }

    private func begin() {
        isHeld = true
        view?(.isHeld(true))
        timer?.cancel()
        timer = clock.schedule(after: .seconds(40)) { [weak self] in
            self?.isHeld = false
            self?.view?(.isHeld(false))
        }
    }
}

extension Seat {
    /// Puts the seat on a stage.
    static func put(on stage: Stage) {
        let clock = stage.clock.sleeping
        stage.put({ Seat($0, $1, clock: clock) }, gives: { "\($0)" }) { seat in
            stage.event("tap seat", .onlyAtRest) { seat.hold() }
            stage.event("buy", when: { seat.isHeld }) { seat.buy() }
        }
    }
}
