extension Run<ContactDetailsPresenterSpec> {
    /// What the view reads now, as a text for failures.
    var read: String {
        let details = details.map { "“\($0.imageName)”, “\($0.name)”, “\($0.number)”" }
        let parts = [hasError ? "an error" : nil, details].compactMap(\.self)
        return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
    }

    /// The details that the view reads now.
    var details: ContactDetailsDisplay? { (try? subject)?.details }

    /// Whether the view reads now that there is an error.
    var hasError: Bool { (try? subject)?.hasError == true }

    /// Whether the details of a contact are there, and no error.
    func shows(_ contact: Contact) -> Bool {
        guard let details, !hasError else { return false }
        // A placeholder may stand for a missing picture.
        let isPictured = contact.imageName.isEmpty || ExactText(details.imageName) == ExactText(contact.imageName)
        return isPictured && ExactText(details.name).contains(contact.name) && details.number.contains(contact.number)
    }

    /// Lets the view appear.
    func appear() async { await step("viewWillAppear()") { $0.viewWillAppear() } }

    /// Answers with the details of a contact or with an error, without waiting.
    func tell(_ contact: Contact?) {
        if let contact {
            act("didFetchDetails(\(PlainText.of(contact.details, limit: 500)))") { $0.didFetchDetails(contact.details) }
        } else {
            act("didGetError()") { $0.didGetError() }
        }
    }

    /// Answers, and waits until the answer can be read.
    ///
    /// A presenter that already shows the answer need not tell the view, so this does not wait for that.
    func tellAndWait(_ contact: Contact?) async {
        tell(contact)
        await settle { _ in contact.map(shows) ?? hasError }
    }
}
