import ContactsReference
package import ContactsSpecs
import Observation

/// Adapts the observable details model to the protocol of the details presenter.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
package final class ObservedContactDetails: ContactDetailsPresenterInput, ContactDetailsInteractorOutput {
    private struct NotFound: Error {}

    private let answers: PushedContacts
    private let model: ContactDetailsModel
    private weak var view: (any ContactDetailsPresenterOutput)?

    /// Creates an adapter with its own model.
    package init(_ fixture: ContactDetailsPresenterFixture) {
        answers = PushedContacts(details: fixture.interactor)
        model = ContactDetailsModel(id: fixture.id, interactor: answers)
        view = fixture.view
        fixture.track(model)
        observe()
    }

    private func observe() {
        withObservationTracking {
            _ = model.state
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.view?.updateUI()
                self?.observe()
            }
        }
    }

    package func viewWillAppear() { model.appear() }

    package var details: ContactDetailsDisplay? {
        if case .details(let details) = model.state { details } else { nil }
    }

    package var hasError: Bool {
        if case .error = model.state { true } else { false }
    }

    package var errorTitle: String {
        if case .error(let title, _) = model.state { title } else { "" }
    }

    package var errorMessage: String {
        if case .error(_, let message) = model.state { message } else { "" }
    }

    package func didFetchDetails(_ details: ContactDetails) { answers.details?.yield(details) }

    package func didGetError() { answers.details?.finish(throwing: NotFound()) }
}
