public import VIPERContracts

/// What the view tells the list presenter, and what a table reads from it.
///
/// The published presenter is the data source of a `UITableView`; this protocol offers the same without UIKit.
@MainActor
public protocol ContactListPresenterInput: ModuleInterfaceRole {
    /// The view is about to appear, for the first time or again.
    func viewWillAppear()

    /// The user has changed the text of the search field.
    ///
    /// - Parameter prefix: The whole text.
    func didTypePrefix(_ prefix: String)

    /// The number of rows.
    var numberOfRows: Int { get }

    /// Returns the row at an index.
    ///
    /// - Parameter index: The index of the row, which is the number of rows above it.
    /// - Returns: The row, or `nil` if it no longer exists.
    func row(at index: Int) -> ContactRow?

    /// The user has tapped a row; nothing happens if it no longer exists.
    ///
    /// - Parameter index: The index of the row, which is the number of rows above it.
    func didSelectRow(at index: Int)
}
