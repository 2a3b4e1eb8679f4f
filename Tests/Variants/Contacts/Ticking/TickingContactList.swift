import ContactsReference
import ContactsSpecs
import Proof

/// Does one thing at each tick: calls the interactor, the view or the router.
@MainActor
final class TickingContactListPresenter: ContactListPresenterInput, ContactListInteractorOutput {
    private let surroundings: TickingContactList
    private let presenter: ContactListPresenter

    init(_ fixture: ContactListPresenterFixture) {
        surroundings = TickingContactList(fixture)
        presenter = ContactListPresenter(interactor: surroundings, router: surroundings)
        presenter.view = surroundings
    }

    func viewWillAppear() { presenter.viewWillAppear() }

    func didTypePrefix(_ prefix: String) { presenter.didTypePrefix(prefix) }

    var numberOfRows: Int { presenter.numberOfRows }

    func row(at index: Int) -> ContactRow? { presenter.row(at: index) }

    func didSelectRow(at index: Int) { presenter.didSelectRow(at: index) }

    func didFetchContacts(_ contacts: [ListedContact]) { presenter.didFetchContacts(contacts) }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingContactList: ContactListPresenterOutput, ContactListInteractorInput,
    ContactListRouterProtocol
{
    private let metronome = Metronome()
    private weak var view: (any ContactListPresenterOutput)?
    private let interactor: any ContactListInteractorInput
    private let router: any ContactListRouterProtocol

    init(_ fixture: ContactListPresenterFixture) {
        (view, interactor, router) = (fixture.view, fixture.interactor, fixture.router)
    }

    func updateUI() { metronome.add { [weak view] in view?.updateUI() } }

    func fetchContacts() { metronome.add { [interactor] in interactor.fetchContacts() } }

    func searchContact(withPrefix prefix: String) {
        metronome.add { [interactor] in interactor.searchContact(withPrefix: prefix) }
    }

    func navigate(to destination: ContactListDestination) {
        metronome.add { [router] in router.navigate(to: destination) }
    }
}
