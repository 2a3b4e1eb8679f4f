import ContactsSpecs
import Proof

/// A list presenter with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyContactListPresenter: FaultyModule, ContactListPresenterInput, ContactListInteractorOutput {
    typealias Part = FaultyContactListPresenter

    weak var view: (any ContactListPresenterOutput)?
    let interactor: any ContactListInteractorInput
    weak var router: (any ContactListRouterProtocol)?
    var contacts: [ListedContact] = []
    var answers: [[ListedContact]] = []
    var visits = 0

    var appear: (Part) -> Void = { $0.fetch() }
    var type: (Part, String) -> Void = { $0.interactor.searchContact(withPrefix: $1) }
    /// Returns the number of rows that the view is told.
    var count: (Part) -> Int = { $0.contacts.count }
    /// Returns the contact in a row.
    var contact: (Part, Int) -> ListedContact? = { $0.contacts.indices.contains($1) ? $0.contacts[$1] : nil }
    /// Opens a contact.
    var open: (Part, ListedContact) -> Void = {
        $0.router?.navigate(to: .contactDetails(name: $1.name, id: $1.id))
    }
    var select: (Part, Int) -> Void = { part, index in
        if let contact = part.contact(part, index) { part.open(part, contact) }
    }
    /// Formats a contact as a row.
    var draw: (ListedContact) -> ContactRow = { ContactRow(imageName: $0.imageName, name: $0.name) }
    /// Stores an answer, and tells the view.
    var show: (Part, [ListedContact]) -> Void = { part, contacts in
        part.contacts = contacts
        part.update()
    }
    var read: (Part, Int) -> Void = { _, _ in }

    init(_ fixture: ContactListPresenterFixture, _ replace: (FaultyContactListPresenter) -> Void) {
        view = fixture.view
        interactor = fixture.interactor
        router = fixture.router
        super.init()
        replace(self)
    }

    func viewWillAppear() {
        visits += 1
        appear(self)
    }

    func didTypePrefix(_ prefix: String) { type(self, prefix) }

    var numberOfRows: Int { count(self) }

    func row(at index: Int) -> ContactRow? {
        read(self, index)
        return contact(self, index).map(draw)
    }

    func didSelectRow(at index: Int) { select(self, index) }

    func didFetchContacts(_ contacts: [ListedContact]) {
        answered()
        answers.append(contacts)
        show(self, contacts)
    }

    func fetch() {
        asking()
        interactor.fetchContacts()
    }

    func update() { tell { [weak self] in self?.view?.updateUI() } }

    override func askAgain() { fetch() }

    override var hasListener: Bool { view != nil }
}
