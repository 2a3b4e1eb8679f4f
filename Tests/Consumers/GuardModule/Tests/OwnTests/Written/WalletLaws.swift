import Foundation
import Testing
import VIPERSpecs
@testable import Wallet

let wallet = Module { stage in
    let now = stage.clock.now
    let view = WalletDisplayingSpy(log: stage.log)
    let loader = WalletLoadingSpy(log: stage.log)
    let router = WalletRoutingSpy(log: stage.log)
    let interactor = WalletInteractor(loader: loader, customer: "customer")
    let presenter = WalletPresenter(view: view, interactor: interactor, router: router)
    stage.view(view)
    stage.wireframe(router)
    stage.track(presenter)
    stage.busy(
        from: WalletDisplayingSpy.Call.render(.loading),
        until: .render(.loaded(balances: [])),
        .render(.failed("failed"))
    )
    stage.request(
        loader.accounts,
        gives: {
            [
                Account(
                    id: "id \($0)",
                    balance: Money(amount: Decimal($0), currency: "currency \($0)"),
                    owners: ["key \($0)": $0]
                )
            ]
        },
        empty: [],
        fails: WalletError.frozen(until: now)
    )
    stage.event("on appear", [.appears, .repeatable]) { presenter.onAppear() }
    stage.event("dismiss", .leaves) { presenter.dismiss() }
}

@Suite struct WalletLaws {
    @Test(arguments: wallet.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
