@MainActor
public protocol DashboardView: AnyObject {
    func showSpinner(_ isOn: Bool)
    func show(name: String, orders: [String])
    func showProblem()
}

public protocol DashboardService: Sendable {
    func name() async throws -> String
    func orders() async throws -> [String]
}

/// Makes one screen of two answers, which it awaits side by side.
@MainActor
public final class DashboardPresenter {
    private weak let view: (any DashboardView)?
    private let service: any DashboardService
    private var load: Task<Void, Never>?

    public init(view: any DashboardView, service: any DashboardService) {
        (self.view, self.service) = (view, service)
    }

    public func viewWillAppear() {
        load?.cancel()
        view?.showSpinner(true)
        load = Task { [weak self, service] in
            do {
                async let name = service.name()
                async let orders = service.orders()
                let both = try await (name: name, orders: orders)
                self?.end { $0.show(name: both.name, orders: both.orders) }
            } catch {
                self?.end { $0.showProblem() }
            }
        }
    }

    private func end(_ show: (any DashboardView) -> Void) {
        guard !Task.isCancelled, let view else { return }
        view.showSpinner(false)
        show(view)
    }
}
