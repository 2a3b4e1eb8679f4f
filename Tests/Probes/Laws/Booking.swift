public import LawReference
public import VIPERSpecs

/// A form that books a table: it requires a name, tries twice, and can be closed at any time.
@MainActor
public final class Booking {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isBusy(Bool), hint(String?), booked(String), problem(String?)
    }

    /// The calls of the delegate.
    public enum Told: RecordedCall {
        case booked, left
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case leavesTheHint, leavesTheProblem, isBookedAfterAFailure, isBookedAfterLeaving, triesOnceTheSecondTime
        case saysNothingOfAFailure
    }

    private weak let view: ToldSpy<Shown>?
    private weak let delegate: ToldSpy<Told>?
    private let service: AskedMock<String>
    private let fault: Fault?
    private var name = ""
    private var attempts = 0
    private var isBooking = false
    private var hasLeft = false

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ delegate: ToldSpy<Told>, _ service: AskedMock<String>, fault: Fault? = nil) {
        (self.view, self.delegate, self.service, self.fault) = (view, delegate, service, fault)
    }

    /// A name is typed.
    public func type(_ name: String) {
        self.name = name
        if fault != .leavesTheHint { view?(.hint(nil)) }
    }

    /// The button is tapped.
    public func book() {
        guard !isBooking else { return }
        guard !name.isEmpty else { return view?(.hint("Whom is it for?")) ?? () }
        isBooking = true
        if fault != .triesOnceTheSecondTime { attempts = 0 }
        view?(.isBusy(true))
        ask()
    }

    /// The user leaves.
    public func leave() {
        guard !hasLeft else { return }
        hasLeft = true
        delegate?(.left)
    }

    private func ask() {
        attempts += 1
        service.get(name) { [weak self] answer in self?.heard(answer) }
    }

    private func heard(_ answer: Result<String, any Error>) {
        guard !hasLeft else {
            if fault == .isBookedAfterLeaving, case .success = answer { delegate?(.booked) }
            return
        }
        guard case .success(let table) = answer else {
            if attempts < 2 { return ask() }
            end()
            if fault == .isBookedAfterAFailure { delegate?(.booked) }
            if fault != .saysNothingOfAFailure { view?(.problem("Not booked.")) }
            return
        }
        end()
        if fault != .leavesTheProblem { view?(.problem(nil)) }
        view?(.booked(table))
        delegate?(.booked)
    }

    private func end() {
        isBooking = false
        view?(.isBusy(false))
    }
}

extension Booking {
    /// Returns a closure that puts the module on a stage.
    nonisolated public static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let delegate = ToldSpy<Told>("Delegate", log: stage.log)
            stage.delegate(delegate)
            stage.put({ Booking($0, delegate, $1, fault: fault) }, gives: { "Table \($0)" }) { booking in
                stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
                stage.state(from: Shown.hint("Whom is it for?"), until: .hint(nil))
                stage.state(from: Shown.problem("Not booked."), until: .problem(nil))
                stage.event("type") { booking.type("Ann") }
                stage.event("tap book") { booking.book() }
                stage.event("back", .leaves) { booking.leave() }
            }
        }
    }
}
