import ContactsContracts

extension Contact {
    /// The contact as the list has it.
    var listed: ListedContact { ListedContact(id: id, imageName: imageName, name: name) }

    /// The contact as the details have it.
    var details: ContactDetails { ContactDetails(imageName: imageName, name: name, number: number) }
}

extension ContactDetails {
    /// The details with the words that say what they are.
    var display: ContactDetailsDisplay {
        ContactDetailsDisplay(imageName: imageName, name: "Name: \(name)", number: "Number: \(number)")
    }
}

extension [Contact] {
    /// Those that a prefix lets through, as the list has them.
    func listed(withPrefix prefix: String) -> [ListedContact] {
        let prefix = NamePrefix(prefix)
        return filter { prefix.begins($0.name) }.map(\.listed)
    }
}
