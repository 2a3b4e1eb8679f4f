import Foundation

// A struct for an interactor, which awaits; names that end in -ing.

public struct Money: Hashable, Sendable {
    public let amount: Decimal
    public let currency: String

    public init(amount: Decimal, currency: String) {
        (self.amount, self.currency) = (amount, currency)
    }
}

public struct Account: Hashable, Sendable {
    public let id: String
    public let balance: Money
    public let owners: [String: Int]

    public init(id: String, balance: Money, owners: [String: Int]) {
        (self.id, self.balance, self.owners) = (id, balance, owners)
    }
}

public enum WalletError: Error {
    case frozen(until: Date)
    case unreachable
}

@MainActor
public protocol WalletDisplaying: AnyObject {
    func render(_ state: WalletState)
}

public enum WalletState: Equatable, Sendable {
    case loading
    case loaded(balances: [String])
    case failed(String)
}

public protocol WalletLoading: Sendable {
    func accounts(of customer: String) async throws(WalletError) -> [Account]
}

public protocol WalletCalculating: Sendable {
    func balances() async throws -> [String]
}

@MainActor
public protocol WalletRouting: AnyObject {
    func dismiss()
}

public struct WalletInteractor: WalletCalculating {
    let loader: any WalletLoading
    let customer: String

    public init(loader: any WalletLoading, customer: String) {
        (self.loader, self.customer) = (loader, customer)
    }

    public func balances() async throws -> [String] {
        try await loader.accounts(of: customer).map { "\($0.balance.amount) \($0.balance.currency)" }
    }
}

@MainActor
public final class WalletPresenter {
    private weak var view: (any WalletDisplaying)?
    private let interactor: any WalletCalculating
    private let router: any WalletRouting
    private var loading: Task<Void, Never>?
    private var hasLeft = false

    public init(view: any WalletDisplaying, interactor: any WalletCalculating, router: any WalletRouting) {
        (self.view, self.interactor, self.router) = (view, interactor, router)
    }

    deinit { loading?.cancel() }

    public func onAppear() {
        hasLeft = false
        loading?.cancel()
        view?.render(.loading)
        loading = Task { [weak self, interactor] in
            do {
                let balances = try await interactor.balances()
                if !Task.isCancelled { self?.view?.render(.loaded(balances: balances)) }
            } catch {
                if !Task.isCancelled { self?.view?.render(.failed("Not now.")) }
            }
        }
    }

    public func dismiss() {
        guard !hasLeft else { return }
        hasLeft = true
        loading?.cancel()
        router.dismiss()
    }
}
