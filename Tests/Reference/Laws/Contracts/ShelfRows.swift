/// What a view could ask for, and must not.
@MainActor
public protocol ShelfRows: AnyObject {
    /// How many rows there are.
    var rowCount: Int { get }
}
