public import LawReference
public import VIPERSpecs

/// Asks for a link, and shows for two seconds whether it was copied.
@MainActor
public final class CopiedLink {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case link(String), toast(String?)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case leavesTheToast, saysCopiedInAnyCase
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let clock: TestClock
    private let fault: Fault?
    private var timer: ScheduledAction?
    private var newest = 0

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, clock: TestClock, fault: Fault? = nil) {
        (self.view, self.service, self.clock, self.fault) = (view, service, clock, fault)
    }

    /// The button is tapped.
    public func copy() {
        newest += 1
        service.get("link") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            if case .success(let link) = answer { view?(.link(link)) }
            if case .failure = answer, fault != .saysCopiedInAnyCase { show("Offline") } else { show("Copied") }
        }
    }

    private func show(_ text: String) {
        timer?.cancel()
        view?(.toast(text))
        if fault == .leavesTheToast { return }
        timer = clock.schedule(after: .seconds(2)) { [weak view] in view?(.toast(nil)) }
    }
}
