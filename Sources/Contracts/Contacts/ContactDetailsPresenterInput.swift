public import VIPERContracts

/// What the view tells the details presenter, and what it reads from it.
@MainActor
public protocol ContactDetailsPresenterInput: ModuleInterfaceRole {
    /// The view is about to be seen, for the first time or again.
    func viewWillAppear()

    /// What is displayed; `nil` until it is there.
    var details: ContactDetailsDisplay? { get }

    /// Whether an error is displayed in the place of the details.
    var hasError: Bool { get }

    /// The title of the error, such as “An error occurred”.
    var errorTitle: String { get }

    /// What the user can do about the error, such as “Please, try again later”.
    var errorMessage: String { get }
}
