import ContactsSpecs
import People

// The kit's doubles bear our protocols.

extension ContactStoreMock: PeopleLoading {
    public func loadPeople() async -> [Person] {
        await contacts().map { Person(badge: $0.id, portrait: $0.imageName, fullName: $0.name) }
    }
}

extension ContactListRouterProtocolSpy: PeopleCoordinating {
    public func showProfile(badge: String, title: String) {
        navigate(to: .contactDetails(name: title, id: badge))
    }
}
