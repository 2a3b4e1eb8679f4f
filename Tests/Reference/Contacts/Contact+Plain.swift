import ContactsContracts

extension Contact {
    /// The contact for the list.
    var listed: ListedContact { ListedContact(id: id, imageName: imageName, name: name) }

    /// The contact for the details.
    var details: ContactDetails { ContactDetails(imageName: imageName, name: name, number: number) }
}

extension ContactDetails {
    /// The details together with words that explain them.
    var display: ContactDetailsDisplay {
        ContactDetailsDisplay(imageName: imageName, name: "Name: \(name)", number: "Number: \(number)")
    }
}

extension [Contact] {
    /// Returns the contacts whose names begin with a prefix, for the list.
    func listed(withPrefix prefix: String) -> [ListedContact] {
        let prefix = NamePrefix(prefix)
        return filter { prefix.begins($0.name) }.map(\.listed)
    }
}
