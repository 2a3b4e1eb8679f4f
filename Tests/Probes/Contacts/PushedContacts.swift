import ContactsReference
import ContactsSpecs

/// Asks the interactor doubles of a fixture, and returns streams that an adapter fills with their answers.
@MainActor
final class PushedContacts: ContactListStreamInteractorInput, ContactDetailsStreamInteractorInput {
    private let list: (any ContactListInteractorInput)?
    private let card: (any ContactDetailsInteractorInput)?
    private var prefix = ""
    /// Feeds the newest stream of contacts.
    private(set) var contacts: AsyncStream<[ListedContact]>.Continuation?
    /// Feeds the newest stream of details.
    private(set) var details: AsyncThrowingStream<ContactDetails, any Error>.Continuation?

    init(list: (any ContactListInteractorInput)? = nil, details card: (any ContactDetailsInteractorInput)? = nil) {
        self.list = list
        self.card = card
    }

    func contacts(withPrefix prefix: String) -> AsyncStream<[ListedContact]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [ListedContact].self)
        contacts = continuation
        if prefix == self.prefix { list?.fetchContacts() } else { list?.searchContact(withPrefix: prefix) }
        self.prefix = prefix
        return stream
    }

    func details(of id: String) -> AsyncThrowingStream<ContactDetails, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: ContactDetails.self)
        details = continuation
        card?.fetchDetails(id)
        return stream
    }
}
