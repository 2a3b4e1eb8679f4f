import ContactsSpecs

/// Keeps all contacts, and shows those that match the typed text.
@MainActor
final class LocalSearchPresenter: ContactListPresenterInput, ContactListInteractorOutput {
    private let interactor: any ContactListInteractorInput
    private let router: any ContactListRouterProtocol
    private weak var view: (any ContactListPresenterOutput)?
    private var all: [ListedContact] = []
    private var prefix = ""

    init(_ fixture: ContactListPresenterFixture) {
        interactor = fixture.interactor
        router = fixture.router
        view = fixture.view
    }

    private var shown: [ListedContact] {
        prefix.isEmpty ? all : all.filter { $0.name.lowercased().hasPrefix(prefix.lowercased()) }
    }

    func viewWillAppear() { interactor.fetchContacts() }

    func didTypePrefix(_ prefix: String) {
        self.prefix = prefix
        view?.updateUI()
    }

    var numberOfRows: Int { shown.count }

    func row(at index: Int) -> ContactRow? {
        contact(at: index).map { ContactRow(imageName: $0.imageName, name: $0.name) }
    }

    func didSelectRow(at index: Int) {
        if let contact = contact(at: index) {
            router.navigate(to: .contactDetails(name: contact.name, id: contact.id))
        }
    }

    func didFetchContacts(_ contacts: [ListedContact]) {
        all = contacts
        view?.updateUI()
    }

    private func contact(at index: Int) -> ListedContact? {
        let shown = shown
        return shown.indices.contains(index) ? shown[index] : nil
    }
}
