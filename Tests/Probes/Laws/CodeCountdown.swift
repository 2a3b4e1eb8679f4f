public import LawReference
public import VIPERSpecs

/// Counts down from three, and then offers to send the code again.
@MainActor
public final class CodeCountdown {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case left(Int), resend, sent, problem(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case goesOnAfterBack, leavesTheOldCount
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private let fault: Fault?
    /// Whether a code can be asked for again at any time, which begins a new count.
    private let countsAnew: Bool
    private var timer: ScheduledAction?
    private var isWaiting = false
    private var hasLeft = false

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<String>,
        clock: TestClock,
        countsAnew: Bool = false,
        fault: Fault? = nil
    ) {
        (self.view, self.service, self.clock, self.fault) = (view, service, clock, fault)
        self.countsAnew = countsAnew
    }

    /// The view appears.
    public func appear() {
        count(3)
    }

    /// The user asks for the code again.
    public func resend() {
        guard timer == nil || countsAnew, !isWaiting else { return }
        isWaiting = true
        service.get("code") { [weak self] answer in
            guard let self, !hasLeft else { return }
            isWaiting = false
            guard case .success = answer else { return view?(.problem("Offline")) ?? () }
            view?(.sent)
            if fault != .leavesTheOldCount { timer?.cancel() }
            count(3)
        }
    }

    /// The user goes back.
    public func leave() {
        hasLeft = true
        if fault != .goesOnAfterBack { timer?.cancel() }
    }

    private func count(_ left: Int) {
        guard left > 0 else {
            timer = nil
            return view?(.resend) ?? ()
        }
        view?(.left(left))
        timer = clock.schedule(after: .seconds(1)) { [weak self] in self?.count(left - 1) }
    }
}
