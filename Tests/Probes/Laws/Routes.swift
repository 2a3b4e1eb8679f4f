public import LawReference
public import VIPERSpecs

/// Says in an alert that it has failed, with nothing to tap but “close”.
@MainActor
public final class Routes {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case route(String), alert(String), noAlert
    }

    /// Whether the alert is there.
    public private(set) var isAlerting = false
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let staysDead: Bool
    private var isWaiting = false

    /// Connects it.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, staysDead: Bool = false) {
        (self.view, self.service, self.staysDead) = (view, service, staysDead)
    }

    /// Whether the user can ask.
    public var isAsked: Bool { !isAlerting && !isWaiting }

    /// The user asks.
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
