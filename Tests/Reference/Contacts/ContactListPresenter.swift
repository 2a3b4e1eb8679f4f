public import ContactsContracts

/// Offers the rows of the list, and leads to the details.
@MainActor
public final class ContactListPresenter {
    /// Reads the rows when it is told to.
    public weak var view: (any ContactListPresenterOutput)?

    private let interactor: any ContactListInteractorInput
    private let router: any ContactListRouterProtocol
    private var contacts: [ListedContact] = []
    private var hasLeft = false

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - interactor: Finds the contacts.
    ///   - router: Leads to the details.
    public init(interactor: any ContactListInteractorInput, router: any ContactListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}

extension ContactListPresenter: ContactListPresenterInput {
    /// Asks for the contacts.
    public func viewWillAppear() {
        hasLeft = false
        interactor.fetchContacts()
    }

    /// Lets the interactor search.
    public func didTypePrefix(_ prefix: String) {
        interactor.searchContact(withPrefix: prefix)
    }

    /// One row for each contact.
    public var numberOfRows: Int { contacts.count }

    /// The row of a contact.
    public func row(at index: Int) -> ContactRow? {
        contacts.indices.contains(index) ? contacts[index].row : nil
    }

    /// Leads to the contact in a row, once until the view appears again.
    public func didSelectRow(at index: Int) {
        guard !hasLeft, contacts.indices.contains(index) else { return }
        hasLeft = true
        router.navigate(to: contacts[index].destination)
    }
}

extension ContactListPresenter: ContactListInteractorOutput {
    /// Has the view read the rows again.
    public func didFetchContacts(_ contacts: [ListedContact]) {
        self.contacts = contacts
        view?.updateUI()
    }
}

extension ListedContact {
    /// The contact as a row.
    var row: ContactRow { ContactRow(imageName: imageName, name: name) }

    /// Where a tap on the row leads.
    var destination: ContactListDestination { .contactDetails(name: name, id: id) }
}
