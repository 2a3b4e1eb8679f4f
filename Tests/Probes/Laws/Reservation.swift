import LawReference
public import VIPERSpecs

/// A cake with a name on it: a day is reserved first, and then the cake is ordered for that day.
@MainActor
public final class Reservation {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case name(String), isBusy(Bool), problem(String?), number(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        /// Tries again with the name of the first try.
        case keepsTheName
        /// Tries again with the day that was reserved with another name.
        case keepsTheDay
    }

    private weak let view: ToldSpy<Shown>?
    private let (days, orders): (AskedMock<String>, AskedMock<String>)
    private let fault: Fault?
    private var name = "Anna"
    private var (tried, day): (String?, String?)
    private var isBusy = false

    private init(
        _ view: ToldSpy<Shown>,
        _ days: AskedMock<String>,
        _ orders: AskedMock<String>,
        fault: Fault?
    ) {
        (self.view, self.days, self.orders, self.fault) = (view, days, orders, fault)
    }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let days = AskedMock<String>("Days", log: stage.log)
            let orders = AskedMock<String>("Orders", log: stage.log)
            let reservation = Reservation(view, days, orders, fault: fault)
            stage.view(view)
            stage.track(reservation)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.problem("Not ordered"), until: .problem(nil))
            stage.request(days.answers, gives: { "day \($0)" }, fails: Offline())
            stage.request(orders.answers, gives: { "order \($0)" }, fails: Offline())
            stage.event("type Bob", when: { !reservation.isBusy }) { reservation.type("Bob") }
            stage.event("order", when: { !reservation.isBusy }) { reservation.order() }
        }
    }

    private func type(_ name: String) {
        self.name = name
        view?(.name(name))
    }

    private func order() {
        isBusy = true
        view?(.problem(nil))
        view?(.isBusy(true))
        let text = fault == .keepsTheName ? tried ?? name : name
        tried = text
        if fault == .keepsTheDay, let day { return order(text, for: day) }
        days.get(fault == .keepsTheDay ? "a day for \(text)" : "a day") { [weak self] answer in
            guard let self else { return }
            guard case .success(let day) = answer else { return fail() }
            self.day = day
            order(text, for: day)
        }
    }

    private func order(_ text: String, for day: String) {
        orders.get(fault == .keepsTheDay ? day : "\(text), \(day)") { [weak self] answer in
            guard let self else { return }
            guard case .success(let number) = answer else { return fail() }
            (tried, self.day) = (nil, nil)
            end()
            view?(.number(number))
        }
    }

    private func fail() {
        end()
        view?(.problem("Not ordered"))
    }

    private func end() {
        isBusy = false
        view?(.isBusy(false))
    }
}
