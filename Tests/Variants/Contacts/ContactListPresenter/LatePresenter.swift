import ContactsSpecs

/// Handles answers in tasks, waits while the user types, and opens one contact in each visit.
@MainActor
final class LatePresenter: ContactListPresenterInput, ContactListInteractorOutput {
    private let interactor: any ContactListInteractorInput
    private let router: any ContactListRouterProtocol
    private weak var view: (any ContactListPresenterOutput)?
    private var contacts: [ListedContact] = []
    private var hasLeft = false
    private var typing: Task<Void, Never>?
    private var answers = 0

    init(_ fixture: ContactListPresenterFixture) {
        interactor = fixture.interactor
        router = fixture.router
        view = fixture.view
    }

    deinit {
        typing?.cancel()
    }

    func viewWillAppear() {
        hasLeft = false
        interactor.fetchContacts()
    }

    func didTypePrefix(_ prefix: String) {
        typing?.cancel()
        typing = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(5))
            if !Task.isCancelled { self?.interactor.searchContact(withPrefix: prefix) }
        }
    }

    var numberOfRows: Int { contacts.count }

    func row(at index: Int) -> ContactRow? {
        guard contacts.indices.contains(index) else { return nil }
        return ContactRow(imageName: contacts[index].imageName, name: contacts[index].name)
    }

    func didSelectRow(at index: Int) {
        guard !hasLeft, contacts.indices.contains(index) else { return }
        hasLeft = true
        router.navigate(to: .contactDetails(name: contacts[index].name, id: contacts[index].id))
    }

    func didFetchContacts(_ contacts: [ListedContact]) {
        answers += 1
        Task { [weak self, answers] in
            await Task.yield()
            guard let self, answers == self.answers else { return }
            self.contacts = contacts
            view?.updateUI()
        }
    }
}
