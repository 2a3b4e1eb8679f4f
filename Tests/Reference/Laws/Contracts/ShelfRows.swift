/// What a view can read, and what it tells only if the user does something.
@MainActor
public protocol ShelfRows: AnyObject {
    /// How many rows there are.
    func rowCount() -> Int
    /// The end of the rows was reached.
    func scrollToEnd()
}
