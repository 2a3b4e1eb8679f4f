public import ContactsSpecs
public import Proof

/// Correct contact details interactors that are built in an unusual way.
public enum ContactDetailsInteractorVariants {
    /// All variants.
    public static let all: [Variant<ContactDetailsInteractorSpec>] = [
        Variant("awaits its contact in a task") { AwaitingDetails(store: $0.store, output: $0.output) },
        Variant("takes a contact with another id for none") { CheckedDetails(store: $0.store, output: $0.output) },
    ]
}

/// Awaits its contact, and stops awaiting an earlier one.
@MainActor
private final class AwaitingDetails: ContactDetailsInteractorInput {
    private let store: ContactStoreMock
    private weak var output: (any ContactDetailsInteractorOutput)?
    private var task: Task<Void, Never>?

    init(store: ContactStoreMock, output: any ContactDetailsInteractorOutput) {
        self.store = store
        self.output = output
    }

    deinit {
        task?.cancel()
    }

    func fetchDetails(_ id: String) {
        task?.cancel()
        task = Task { [weak self, store] in
            let contact = await store.contact(id)
            guard !Task.isCancelled, let output = self?.output else { return }
            guard let contact else { return output.didGetError() }
            output.didFetchDetails(
                ContactDetails(imageName: contact.imageName, name: contact.name, number: contact.number)
            )
        }
    }
}

/// Does not trust an answer to be about the contact that was asked for.
@MainActor
private final class CheckedDetails: ContactDetailsInteractorInput {
    private let store: ContactStoreMock
    private weak var output: (any ContactDetailsInteractorOutput)?
    private var newest = 0

    init(store: ContactStoreMock, output: any ContactDetailsInteractorOutput) {
        self.store = store
        self.output = output
    }

    func fetchDetails(_ id: String) {
        newest += 1
        store.contact(id) { [weak self, newest] contact in
            guard let self, newest == self.newest else { return }
            self.newest += 1
            guard let contact, contact.id == id else {
                output?.didGetError()
                return
            }
            output?.didFetchDetails(
                ContactDetails(imageName: contact.imageName, name: contact.name, number: contact.number)
            )
        }
    }
}
