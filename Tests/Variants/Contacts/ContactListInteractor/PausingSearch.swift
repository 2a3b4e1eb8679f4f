import ContactsSpecs

/// Searches once the user has not typed for a while.
@MainActor
final class PausingSearch: ContactListInteractorInput {
    private let interactor: any ContactListInteractorInput
    private var task: Task<Void, Never>?

    init(_ interactor: any ContactListInteractorInput) {
        self.interactor = interactor
    }

    deinit {
        task?.cancel()
    }

    func fetchContacts() { interactor.fetchContacts() }

    func searchContact(withPrefix prefix: String) {
        task?.cancel()
        task = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(5))
            if !Task.isCancelled { self?.interactor.searchContact(withPrefix: prefix) }
        }
    }
}
