import ContactsReference
public import ContactsSpecs
import Observation

/// Lets an observed list be driven as a presenter is: what the interactor's double is told flows in its stream, and
/// what is observed is told to the view.
@MainActor
public final class ObservedContactList: ContactListPresenterInput, ContactListInteractorOutput {
    private let answers: PushedContacts
    private let model: ContactListModel
    private weak var view: (any ContactListPresenterOutput)?

    /// Creates an adapter with a list of its own.
    public init(_ fixture: ContactListPresenterFixture) {
        answers = PushedContacts(list: fixture.interactor)
        model = ContactListModel(source: answers, router: fixture.router)
        view = fixture.view
        fixture.track(model)
        observe()
    }

    private func observe() {
        withObservationTracking {
            _ = model.contacts
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.view?.updateUI()
                self?.observe()
            }
        }
    }

    public func viewWillAppear() { model.appear() }

    public func didTypePrefix(_ prefix: String) { model.type(prefix) }

    public var numberOfRows: Int { model.rows.count }

    public func row(at index: Int) -> ContactRow? {
        model.rows.indices.contains(index) ? model.rows[index] : nil
    }

    public func didSelectRow(at index: Int) { model.select(index) }

    public func didFetchContacts(_ contacts: [ListedContact]) { answers.contacts?.yield(contacts) }
}
