import ContactsReference
public import ContactsSpecs
import Observation

/// Lets observed details be driven as a presenter is.
@MainActor
public final class ObservedContactDetails: ContactDetailsPresenterInput, ContactDetailsInteractorOutput {
    private struct NotFound: Error {}

    private let answers: PushedContacts
    private let model: ContactDetailsModel
    private weak var view: (any ContactDetailsPresenterOutput)?

    /// Creates an adapter with details of its own.
    public init(_ fixture: ContactDetailsPresenterFixture) {
        answers = PushedContacts(details: fixture.interactor)
        model = ContactDetailsModel(id: fixture.id, source: answers)
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

    public func viewWillAppear() { model.appear() }

    public var details: ContactDetailsDisplay? {
        if case .details(let details) = model.state { details } else { nil }
    }

    public var hasError: Bool {
        if case .error = model.state { true } else { false }
    }

    public var errorTitle: String {
        if case .error(let title, _) = model.state { title } else { "" }
    }

    public var errorMessage: String {
        if case .error(_, let message) = model.state { message } else { "" }
    }

    public func didFetchDetails(_ details: ContactDetails) { answers.details?.yield(details) }

    public func didGetError() { answers.details?.finish(throwing: NotFound()) }
}
