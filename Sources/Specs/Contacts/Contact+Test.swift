import ContactsContracts

extension Contact {
    /// Creates a contact with an id, which is made from the name by default.
    init(_ name: String, id: String? = nil) {
        let id = id ?? "id of \(name)"
        self.init(id: id, imageName: "picture \(id)", name: name, number: "number \(id)")
    }

    /// The contact as the list has it.
    var listed: ListedContact { ListedContact(id: id, imageName: imageName, name: name) }

    /// The contact as the details have it.
    var details: ContactDetails { ContactDetails(imageName: imageName, name: name, number: number) }
}

extension Contact {
    /// The contact with another picture.
    func pictured(_ imageName: String) -> Contact {
        Contact(id: id, imageName: imageName, name: name, number: number)
    }
}

extension [Contact] {
    /// Contacts in the order of their names, so that sorting leaves them as they are.
    static let usual = ["Adam West", "Ann Arbor", "Anna Bell", "Anna Cole", "Joan Dorn"].map { Contact($0) }

    /// The usual contacts with one change each, and unchanged after each change.
    static let nearlyUsual: [[Contact]] = {
        let middle = usual.count / 2
        func changed(_ contact: Contact) -> [Contact] {
            usual.enumerated().map { $0.offset == middle ? contact : $0.element }
        }
        let (contact, next) = (usual[middle], usual[middle + 1])
        let swapped = usual.prefix(middle) + [next, contact] + usual.dropFirst(middle + 2)
        let changes = [
            changed(Contact("Anna Ball", id: contact.id).pictured(contact.imageName)),
            changed(Contact("Anna bell", id: contact.id).pictured(contact.imageName)),
            changed(contact.pictured("another")), Array(swapped), Array(usual.dropLast(2)), Array(usual.dropFirst()),
        ]
        return changes.flatMap { [$0, usual] }
    }()

    /// So many contacts that making their rows takes a while.
    static let many = (0..<4_000).map { Contact("Anna \($0)", id: "\($0)") }

    /// Two contacts with the same name, between two others.
    static let namesakes = [
        Contact("Ann Arbor"), Contact("Anna Bell", id: "1").pictured("Anna"),
        Contact("Anna Bell", id: "2").pictured("Anna"), Contact("Zoe Zimmer"),
    ]
}
