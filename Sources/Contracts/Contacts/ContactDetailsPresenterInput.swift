public import VIPERContracts

/// What the view tells the details presenter, and what it reads from it.
@MainActor
public protocol ContactDetailsPresenterInput: ModuleInterfaceRole {
    /// The view is about to appear, for the first time or again.
    func viewWillAppear()

    /// The displayed details; `nil` until they are available.
    var details: ContactDetailsDisplay? { get }

    /// Whether an error is displayed instead of the details.
    var hasError: Bool { get }

    /// The title of the error, such as “An error occurred”.
    var errorTitle: String { get }

    /// What the user can do about the error, such as “Please, try again later”.
    var errorMessage: String { get }
}
