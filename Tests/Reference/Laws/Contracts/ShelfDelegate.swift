/// Learns how a shelf ended.
@MainActor
public protocol ShelfDelegate: AnyObject {
    /// A book was borrowed.
    func shelfDidBorrow(_ title: String)
}
