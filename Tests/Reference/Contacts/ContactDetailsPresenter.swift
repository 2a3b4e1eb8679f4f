public import ContactsContracts

/// Offers the details of a contact, or an error.
@MainActor
public final class ContactDetailsPresenter {
    /// Reads the details when it is told to.
    public weak var view: (any ContactDetailsPresenterOutput)?
    /// The displayed details; `nil` until they have been found.
    public private(set) var details: ContactDetailsDisplay?
    /// Whether an error is displayed instead of the details.
    public private(set) var hasError = false

    private let id: String
    private let interactor: any ContactDetailsInteractorInput

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - id: The contact's identifier.
    ///   - interactor: Finds the details.
    public init(id: String, interactor: any ContactDetailsInteractorInput) {
        self.id = id
        self.interactor = interactor
    }

    private func show(_ details: ContactDetailsDisplay?) {
        self.details = details
        hasError = details == nil
        view?.updateUI()
    }
}

extension ContactDetailsPresenter: ContactDetailsPresenterInput {
    /// Asks for the details.
    public func viewWillAppear() {
        interactor.fetchDetails(id)
    }

    /// The title of the error.
    public var errorTitle: String { "An error occurred" }

    /// What the user can do about the error.
    public var errorMessage: String { "Please, try again later" }
}

extension ContactDetailsPresenter: ContactDetailsInteractorOutput {
    /// Has the view read the details.
    public func didFetchDetails(_ details: ContactDetails) {
        show(details.display)
    }

    /// Has the view read the error.
    public func didGetError() {
        show(nil)
    }
}
