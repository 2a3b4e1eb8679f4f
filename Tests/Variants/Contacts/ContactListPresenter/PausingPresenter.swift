import ContactsSpecs
import Dispatch

/// Passes the typed text on after a pause, on a timer that tests cannot see.
@MainActor
final class PausingPresenter: ContactListPresenterInput, ContactListInteractorOutput {
    private let interactor: any ContactListInteractorInput
    private weak var router: (any ContactListRouterProtocol)?
    private weak var view: (any ContactListPresenterOutput)?
    private var contacts: [ListedContact] = []
    private var timesTyped = 0

    init(_ fixture: ContactListPresenterFixture) {
        interactor = fixture.interactor
        router = fixture.router
        view = fixture.view
    }

    func viewWillAppear() { interactor.fetchContacts() }

    func didTypePrefix(_ prefix: String) {
        timesTyped += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self, timesTyped] in
            MainActor.assumeIsolated {
                guard let self, timesTyped == self.timesTyped else { return }
                self.interactor.searchContact(withPrefix: prefix)
            }
        }
    }

    var numberOfRows: Int { contacts.count }

    func row(at index: Int) -> ContactRow? {
        guard contacts.indices.contains(index) else { return nil }
        return ContactRow(imageName: contacts[index].imageName, name: contacts[index].name)
    }

    func didSelectRow(at index: Int) {
        guard contacts.indices.contains(index) else { return }
        router?.navigate(to: .contactDetails(name: contacts[index].name, id: contacts[index].id))
    }

    func didFetchContacts(_ contacts: [ListedContact]) {
        self.contacts = contacts
        view?.updateUI()
    }
}
