// An actor for an interactor, which reads a stream; names that end in Protocol.

public struct Price: Hashable, Sendable {
    public let symbol: String
    public let cents: Int

    public init(symbol: String, cents: Int) {
        (self.symbol, self.cents) = (symbol, cents)
    }
}

@MainActor
public protocol TickerViewProtocol: AnyObject {
    func showPrice(_ text: String)
    func showDisconnected()
}

public protocol TickerInteractorProtocol: Sendable {
    func prices() async -> AsyncThrowingStream<Price, any Error>
}

public protocol PriceFeedProtocol: Sendable {
    func priceUpdates() -> AsyncThrowingStream<Price, any Error>
}

public actor TickerInteractor: TickerInteractorProtocol {
    private let feed: any PriceFeedProtocol

    public init(feed: any PriceFeedProtocol) {
        self.feed = feed
    }

    public func prices() async -> AsyncThrowingStream<Price, any Error> { feed.priceUpdates() }
}

@MainActor
public protocol TickerPresenterProtocol: AnyObject {
    func viewWillAppear()
    func viewDidDisappear()
}

@MainActor
public final class TickerPresenter: TickerPresenterProtocol {
    private weak var view: (any TickerViewProtocol)?
    private let interactor: any TickerInteractorProtocol
    private var reading: Task<Void, Never>?

    public init(view: any TickerViewProtocol, interactor: any TickerInteractorProtocol) {
        (self.view, self.interactor) = (view, interactor)
    }

    deinit { reading?.cancel() }

    public func viewWillAppear() {
        reading?.cancel()
        reading = Task { [weak self, interactor] in
            do {
                for try await price in await interactor.prices() where !Task.isCancelled {
                    self?.view?.showPrice("\(price.symbol) \(price.cents)")
                }
            } catch {
                if !Task.isCancelled { self?.view?.showDisconnected() }
            }
        }
    }

    public func viewDidDisappear() {
        reading?.cancel()
        reading = nil
    }
}
