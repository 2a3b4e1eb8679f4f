import ContactsContracts

/// Keeps contacts in memory, and answers at once.
@MainActor
final class AddressBook: ContactStore {
    var all = [
        Contact(id: "1", imageName: "☺", name: "Ádám Nagy", number: "555 0101"),
        Contact(id: "2", imageName: "☻", name: "Anna Bell", number: "555 0102"),
        Contact(id: "3", imageName: "☼", name: "Anna Bell", number: "555 0103"),
        Contact(id: "4", imageName: "♪", name: "Zoë Adams", number: "555 0104"),
    ]

    func contacts(completion: @escaping @MainActor @Sendable ([Contact]) -> Void) { completion(all) }

    func contact(_ id: String, completion: @escaping @MainActor @Sendable (Contact?) -> Void) {
        completion(all.first { $0.id == id })
    }
}
