import ContactsSpecs

/// Tells what it has before it asks for more.
@MainActor
final class RepeatingDirectory: ContactListInteractorInput {
    private let interactor: any ContactListInteractorInput
    private var prefix = ""

    init(_ interactor: any ContactListInteractorInput) {
        self.interactor = interactor
    }

    func fetchContacts() {
        interactor.searchContact(withPrefix: prefix)
        interactor.fetchContacts()
    }

    func searchContact(withPrefix prefix: String) {
        self.prefix = prefix
        interactor.searchContact(withPrefix: prefix)
    }
}
