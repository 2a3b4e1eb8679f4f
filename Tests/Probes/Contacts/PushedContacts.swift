import ContactsReference
import ContactsSpecs

/// An interactor whose streams carry what somebody pushes into them, and that asks the doubles of interactors.
@MainActor
final class PushedContacts: ContactListStreamInteractorInput, ContactDetailsStreamInteractorInput {
    private let list: (any ContactListInteractorInput)?
    private let card: (any ContactDetailsInteractorInput)?
    private var prefix = ""
    /// Where the contacts go that were asked for last.
    private(set) var contacts: AsyncStream<[ListedContact]>.Continuation?
    /// Where the details go that were asked for last.
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
