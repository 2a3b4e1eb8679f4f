import ContactsReference
package import ContactsSpecs
import Observation

/// Adapts the observable list model to the protocol of the list presenter.
///
/// It sends the interactor's answers into the model's stream, and tells the view when the model changes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
package final class ObservedContactList: ContactListPresenterInput, ContactListInteractorOutput {
    private let answers: PushedContacts
    private let model: ContactListModel
    private weak var view: (any ContactListPresenterOutput)?

    /// Creates an adapter with its own model.
    package init(_ fixture: ContactListPresenterFixture) {
        answers = PushedContacts(list: fixture.interactor)
        model = ContactListModel(interactor: answers, router: fixture.router)
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

    package func viewWillAppear() { model.appear() }

    package func didTypePrefix(_ prefix: String) { model.type(prefix) }

    package var numberOfRows: Int { model.rows.count }

    package func row(at index: Int) -> ContactRow? {
        model.rows.indices.contains(index) ? model.rows[index] : nil
    }

    package func didSelectRow(at index: Int) { model.select(index) }

    package func didFetchContacts(_ contacts: [ListedContact]) { answers.contacts?.yield(contacts) }
}
