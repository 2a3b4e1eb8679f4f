import Testing
@testable import Ticker
import VIPERSpecs

let ticker = Module { stage in
    let view = TickerViewProtocolSpy(log: stage.log)
    let feed = PriceFeedProtocolSpy(log: stage.log)
    let interactor = TickerInteractor(feed: feed)
    let presenter = TickerPresenter(view: view, interactor: interactor)
    stage.view(view)
    stage.track(interactor, presenter)
    stage.request(
        feed.priceUpdatesAnswers,
        gives: { Price(symbol: "symbol \($0)", cents: $0) },
        fails: Unavailable(),
        endless: true
    )
    stage.event("view will appear", [.appears, .repeatable]) { presenter.viewWillAppear() }
    stage.event("view did disappear") { presenter.viewDidDisappear() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct TickerLaws {
    @Test(arguments: ticker.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
