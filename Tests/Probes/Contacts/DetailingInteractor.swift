package import ContactsReference
package import ContactsSpecs

/// Adapts an interactor that returns streams to the protocol of the details interactor.
@MainActor
package final class DetailingInteractor: ContactDetailsInteractorInput {
    private let interactor: any ContactDetailsStreamInteractorInput
    private weak var output: (any ContactDetailsInteractorOutput)?
    private var listening: Task<Void, Never>?

    /// Creates an adapter.
    package init(_ interactor: any ContactDetailsStreamInteractorInput, output: any ContactDetailsInteractorOutput) {
        self.interactor = interactor
        self.output = output
    }

    deinit {
        listening?.cancel()
    }

    package func fetchDetails(_ id: String) {
        listening?.cancel()
        listening = Task { [weak self, found = interactor.details(of: id)] in
            do {
                for try await details in found where !Task.isCancelled { self?.output?.didFetchDetails(details) }
            } catch {
                if !Task.isCancelled { self?.output?.didGetError() }
            }
        }
    }
}
