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
    /// Shows an error message.
    func showProblem(_ text: String)
    /// Hides the error message.
    func hideProblem()
}
