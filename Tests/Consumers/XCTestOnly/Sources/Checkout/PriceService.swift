/// Knows what things cost.
public protocol PriceService: Sendable {
    /// The price of a product, in cents.
    func price(of product: String) async throws -> Int
    /// How many are left.
    func stock(of product: String) -> Int
}
