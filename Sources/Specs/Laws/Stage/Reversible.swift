/// A list whose elements may come in another order.
protocol Reversible {
    /// Whether there are several elements.
    var isOrdered: Bool { get }
    /// The list from its end to its beginning.
    var turnedAround: Self { get }
}

extension Array: Reversible {
    var isOrdered: Bool { count > 1 }
    var turnedAround: [Element] { reversed() }
}
