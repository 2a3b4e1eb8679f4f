import Foundation
// Compositions, typealiases, containers, a global actor, singletons.
@globalActor actor DataActor { static let shared = DataActor() }
@MainActor protocol SpinnerShowing: AnyObject { func startSpinner(); func stopSpinner() }
@MainActor protocol OrdersView: AnyObject { func showOrders(_ orders: [Order]); func showEmpty() }
protocol HasAPI { var api: any OrdersAPI { get } }
protocol HasStore { var store: any OrdersStore { get } }
protocol OrdersAPI: Sendable { func orders() async throws -> [Order] }
@DataActor protocol OrdersStore: AnyObject, Sendable { func save(_ orders: [Order]); func cached() -> [Order] }
struct Order: Sendable, Hashable {
    let id: ID; let lines: [Line]; struct ID: Hashable, Sendable { let raw: Int64 };
    indirect enum Line: Hashable, Sendable { case item(String), group([Line]) }
}
struct AppDependencies: HasAPI, HasStore { let api: any OrdersAPI; let store: any OrdersStore }
typealias OrdersDependencies = HasAPI & HasStore
typealias OrdersScreen = OrdersView & SpinnerShowing
final class Analytics: Sendable { static let shared = Analytics(); private init() {}; func log(_ s: String) {} }
@MainActor final class OrdersPresenter {
    private weak var view: (any OrdersScreen)?
    private let dependencies: any OrdersDependencies
    init(view: any OrdersScreen, dependencies: any OrdersDependencies, analytics: Analytics = .shared) {
        self.view = view; self.dependencies = dependencies
    }
    func viewWillAppear(_ animated: Bool) { view?.startSpinner(); view?.stopSpinner() }
}
@MainActor final class HistoryPresenter {
    private weak var view: (any OrdersView)?
    private let dependencies: AppDependencies
    private let analytics: Analytics
    init(view: any OrdersView, dependencies: AppDependencies, analytics: Analytics) {
        self.view = view; self.dependencies = dependencies; self.analytics = analytics
    }
    func viewDidLoad() {
        Task { [weak self, dependencies] in
            let orders = (try? await dependencies.api.orders()) ?? []
            await dependencies.store.save(orders)
            if orders.isEmpty { self?.view?.showEmpty() } else { self?.view?.showOrders(orders) }
        }
    }
}
