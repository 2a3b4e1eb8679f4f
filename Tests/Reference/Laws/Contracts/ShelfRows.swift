/// The presenter's interface for a view: rows to read, and an event of the user.
@MainActor
public protocol ShelfRows: AnyObject {
    /// How many rows there are.
    func rowCount() -> Int
    /// The end of the rows was reached.
    func scrollToEnd()
}
