import ContactsSpecs
import Proof

/// A details interactor with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyContactDetailsInteractor: FaultyModule, ContactDetailsInteractorInput {
    typealias Part = FaultyContactDetailsInteractor

    weak var output: (any ContactDetailsInteractorOutput)?
    let store: any ContactStore
    var requests = 0
    var asked: [String] = []
    var told: [ContactDetails?] = []

    var fetch: (Part, String) -> Void = { $0.ask($1) }
    /// Whether an answer is used, given its question's number and how often that was answered before.
    var hears: (Part, Int, Int) -> Bool = { $1 == $0.requests && $2 == 0 }
    /// Makes the details of a contact.
    var edit: (Contact) -> ContactDetails = {
        ContactDetails(imageName: $0.imageName, name: $0.name, number: $0.number)
    }
    /// Tells the output.
    var handOn: (Part, ContactDetails?) -> Void = { $0.handOn($1) }

    init(_ fixture: ContactDetailsInteractorFixture, _ replace: (FaultyContactDetailsInteractor) -> Void) {
        output = fixture.output
        store = fixture.store
        super.init()
        replace(self)
    }

    func fetchDetails(_ id: String) { fetch(self, id) }

    func ask(_ id: String) {
        requests += 1
        asked.append(id)
        let number = requests
        var times = 0
        asking()
        let answer: @MainActor @Sendable (Contact?) -> Void = { [weak self] contact in
            defer { times += 1 }
            guard let self, hears(self, number, times) else { return }
            answered()
            let details = contact.map(edit)
            handOn(self, details)
            told.append(details)
        }
        pose { [store] in store.contact(id, completion: answer) }
    }

    func handOn(_ details: ContactDetails?) {
        tell { [weak self] in
            if let details { self?.output?.didFetchDetails(details) } else { self?.output?.didGetError() }
        }
    }

    override func askAgain() { ask("7") }

    override var hasListener: Bool { output != nil }
}
