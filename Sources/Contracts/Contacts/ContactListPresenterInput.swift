public import VIPERContracts

/// What the view tells the list presenter, and what a table asks of it.
///
/// The published presenter is the data source of a `UITableView`; this says the same without UIKit.
@MainActor
public protocol ContactListPresenterInput: ModuleInterfaceRole {
    /// The view is about to be seen, for the first time or again.
    func viewWillAppear()

    /// The user has changed the text of the search field.
    ///
    /// - Parameter prefix: The whole text.
    func didTypePrefix(_ prefix: String)

    /// How many rows there are.
    var numberOfRows: Int { get }

    /// A row.
    ///
    /// - Parameter index: How many are above it.
    /// - Returns: The row, or `nil` if there is none any more.
    func row(at index: Int) -> ContactRow?

    /// The user has tapped a row; nothing happens if there is none any more.
    ///
    /// - Parameter index: How many are above it.
    func didSelectRow(at index: Int)
}
