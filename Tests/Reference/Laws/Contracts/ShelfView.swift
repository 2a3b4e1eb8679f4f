/// Shows a shelf of books.
@MainActor
public protocol ShelfView: AnyObject {
    /// Turns the busy indicator on.
    func showBusy()
    /// Turns the busy indicator off.
    func hideBusy()
    /// Shows rows in place of all others.
    func showRows(_ rows: [BookRow])
    /// Shows more rows below the others.
    func addRows(_ rows: [BookRow])
    /// Shows what went wrong.
    func showProblem(_ text: String)
    /// Shows no longer that something went wrong.
    func hideProblem()
}
