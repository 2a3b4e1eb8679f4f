import ContactsSpecs
import Foundation

/// Keeps no contacts: it asks the store each time, and accepts only the newest answer.
@MainActor
final class SearchingDirectory: ContactListInteractorInput {
    private let store: any ContactStore
    private weak var output: (any ContactListInteractorOutput)?
    private var prefix = ""
    private var newest = 0

    init(store: any ContactStore, output: any ContactListInteractorOutput) {
        self.store = store
        self.output = output
    }

    func fetchContacts() {
        newest += 1
        store.contacts { [weak self, newest, prefix] contacts in
            guard let self, newest == self.newest else { return }
            output?.didFetchContacts(contacts.found(by: prefix))
        }
    }

    func searchContact(withPrefix prefix: String) {
        self.prefix = prefix
        fetchContacts()
    }
}

extension [Contact] {
    /// Returns the contacts whose names have a word that begins with a prefix, found by its range.
    func found(by prefix: String) -> [ListedContact] {
        filter { contact in
            if prefix.isEmpty { return true }
            let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
            var rest = contact.name[...]
            while true {
                if rest.range(of: prefix, options: options) != nil { return true }
                guard let space = rest.firstIndex(of: " ") else { return false }
                rest = rest[rest.index(after: space)...]
            }
        }.map { ListedContact(id: $0.id, imageName: $0.imageName, name: $0.name) }
    }
}
