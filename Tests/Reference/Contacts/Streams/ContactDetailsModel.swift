public import ContactsContracts
public import Observation

/// The presenter of the details, which is observed and calls no view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
public final class ContactDetailsModel {
    /// The states of the screen.
    public enum State: Equatable {
        /// The answer has not come yet.
        case waiting
        /// The details.
        case details(ContactDetailsDisplay)
        /// The title and the message of an error.
        case error(title: String, message: String)
    }

    /// The current state.
    public private(set) var state = State.waiting

    @ObservationIgnored private let id: String
    @ObservationIgnored private let interactor: any ContactDetailsStreamInteractorInput
    @ObservationIgnored private var listening: Task<Void, Never>?

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - id: The contact's identifier.
    ///   - interactor: Finds the details.
    public init(id: String, interactor: any ContactDetailsStreamInteractorInput) {
        self.id = id
        self.interactor = interactor
    }

    deinit {
        listening?.cancel()
    }

    /// Listens to the details.
    public func appear() {
        listening?.cancel()
        listening = Task { [weak self, found = interactor.details(of: id)] in
            do {
                for try await details in found where !Task.isCancelled { self?.state = .details(details.display) }
            } catch {
                guard !Task.isCancelled else { return }
                self?.state = .error(title: "An error occurred", message: "Please, try again later")
            }
        }
    }
}
