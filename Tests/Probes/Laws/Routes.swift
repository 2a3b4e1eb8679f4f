public import LawReference
public import VIPERSpecs

/// Reports a failure in an alert that the user can only close.
@MainActor
public final class Routes {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case route(String), alert(String), noAlert
    }

    /// Whether the alert is on the screen.
    public private(set) var isAlerting = false
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let staysDead: Bool
    private var isWaiting = false

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, staysDead: Bool = false) {
        (self.view, self.service, self.staysDead) = (view, service, staysDead)
    }

    /// Whether the user can ask for a route now.
    public var isAsked: Bool { !isAlerting && !isWaiting }

    /// The user asks for a route.
    public func calculate() {
        guard isAsked else { return }
        isWaiting = true
        service.get("route") { [weak self] answer in
            guard let self, isWaiting else { return }
            isAlerting = (try? answer.get()) == nil
            isWaiting = isAlerting && staysDead
            view?((try? answer.get()).map(Shown.route) ?? .alert("No route"))
        }
    }

    /// The user closes the alert.
    public func close() {
        guard isAlerting else { return }
        isAlerting = false
        view?(.noAlert)
    }
}
