import LawReference
public import VIPERSpecs

/// Seats of which one is chosen and booked; none is chosen any more when the plan was loaded anew, which covers the screen.
@MainActor
public final class SeatPlan {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case seats([String]), chosen(String), isOffline(Bool), isBooked, isNotBooked, chooseFirst
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, desk): (AskedMock<[String]>, AskedMock<Void>)
    private let keepsTheSeat: Bool
    private var (seats, seat, isLoading, isBooking) = ([String](), nil as String?, false, false)

    private init(_ view: ToldSpy<Shown>, keepsTheSeat: Bool, log: CallLog) {
        (self.view, self.keepsTheSeat) = (view, keepsTheSeat)
        (service, desk) = (AskedMock("Service", log: log), AskedMock("Desk", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter keepsTheSeat: Whether a seat is booked that is no longer shown as chosen.
    public nonisolated static func stage(keepsTheSeat: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let plan = SeatPlan(view, keepsTheSeat: keepsTheSeat, log: stage.log)
            stage.view(view)
            stage.store(plan.desk)
            stage.track(plan)
            stage.request(plan.service.answers, gives: { ["window \($0)", "aisle \($0)"] }, fails: Offline())
            stage.request(plan.desk.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.passing(Shown.isBooked, .isNotBooked, .chooseFirst)
            stage.event("view appears", .appears) { plan.load() }
            stage.event("pull to refresh", when: { !plan.isLoading }) { plan.load() }
            stage.event("tap first", when: { !plan.seats.isEmpty && !plan.isLoading }) { plan.choose() }
            stage.event("book", when: { !plan.isLoading }) { plan.book() }
        }
    }

    private func load() {
        isLoading = true
        view?(.isOffline(false))
        service.get("seats") { [weak self] answer in
            guard let self else { return }
            isLoading = false
            guard case .success(let seats) = answer else {
                view?(.isOffline(true))
                return
            }
            self.seats = seats
            if !keepsTheSeat { seat = nil }
            view?(.seats(seats))
            view?(.chosen("No seat yet"))
        }
    }

    private func choose() {
        seat = seats[0]
        view?(.chosen(seats[0]))
    }

    private func book() {
        guard !isBooking else { return }
        guard let seat else {
            view?(.chooseFirst)
            return
        }
        isBooking = true
        desk.get(seat) { [weak self] answer in
            guard let self else { return }
            isBooking = false
            if case .success = answer { view?(.isBooked) } else { view?(.isNotBooked) }
        }
    }
}
