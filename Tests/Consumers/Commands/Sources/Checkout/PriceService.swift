/// Knows prices.
public protocol PriceService {
    /// The price of an item.
    func price(of item: String) throws -> Int
}
