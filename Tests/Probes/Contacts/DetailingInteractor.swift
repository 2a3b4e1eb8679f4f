package import ContactsReference
package import ContactsSpecs

/// Lets a source of streams be asked as the details interactor is.
@MainActor
package final class DetailingInteractor: ContactDetailsInteractorInput {
    private let source: any ContactSource
    private weak var output: (any ContactDetailsInteractorOutput)?
    private var listening: Task<Void, Never>?

    /// Creates an adapter.
    package init(_ source: any ContactSource, output: any ContactDetailsInteractorOutput) {
        self.source = source
        self.output = output
    }

    deinit {
        listening?.cancel()
    }

    package func fetchDetails(_ id: String) {
        listening?.cancel()
        listening = Task { [weak self, found = source.details(of: id)] in
            do {
                for try await details in found where !Task.isCancelled { self?.output?.didFetchDetails(details) }
            } catch {
                if !Task.isCancelled { self?.output?.didGetError() }
            }
        }
    }
}
