import ContactsSpecs
import Foundation
import Proof

/// A list interactor with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyContactListInteractor: FaultyModule, ContactListInteractorInput {
    typealias Part = FaultyContactListInteractor

    weak var output: (any ContactListInteractorOutput)?
    let store: any ContactStore
    var contacts: [Contact]?
    var prefix = ""
    var fetches = 0

    var fetch: (Part) -> Void = { $0.ask() }
    var search: (Part, String) -> Void = { part, prefix in
        part.prefix = prefix
        part.list()
    }
    /// Whether the answer to a question is used, given the question's number.
    var hears: (Part, Int) -> Bool = { $1 == $0.fetches }
    /// Stores the contacts of an answer.
    var keep: (Part, [Contact]) -> Void = { $0.contacts = $1 }
    /// Whether a search for a prefix finds a name.
    var finds: (_ prefix: String, _ name: String) -> Bool = { prefix, name in
        let (prefix, name) = (prefix.plain, name.plain)
        return prefix.isEmpty || name.hasPrefix(prefix) || name.contains(" \(prefix)")
    }
    /// Changes the found contacts before the output is told.
    var edit: ([Contact]) -> [Contact] = { $0 }
    /// Passes the found contacts to the output.
    var handOn: (Part, [ListedContact]) -> Void = { part, contacts in
        part.tell { [weak part] in part?.output?.didFetchContacts(contacts) }
    }

    init(_ fixture: ContactListInteractorFixture, _ replace: (FaultyContactListInteractor) -> Void) {
        output = fixture.output
        store = fixture.store
        super.init()
        replace(self)
    }

    func fetchContacts() { fetch(self) }

    func searchContact(withPrefix prefix: String) { search(self, prefix) }

    func ask() {
        fetches += 1
        let number = fetches
        asking()
        let answer: @MainActor @Sendable ([Contact]) -> Void = { [weak self] contacts in
            guard let self, hears(self, number) else { return }
            answered()
            keep(self, contacts)
            list()
        }
        pose { [store] in store.contacts(completion: answer) }
    }

    func list() {
        if let contacts { list(contacts) }
    }

    func list(_ contacts: [Contact]) {
        let found = edit(contacts.filter { finds(prefix, $0.name) })
        handOn(self, found.map { ListedContact(id: $0.id, imageName: $0.imageName, name: $0.name) })
    }

    override func askAgain() { ask() }

    override var hasListener: Bool { output != nil }
}

extension String {
    /// The text without differences of case and diacritics.
    var plain: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
