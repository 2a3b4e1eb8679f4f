/// What a view reads of the details.
struct ReadDetails: Equatable {
    let details: ContactDetailsDisplay?
    let hasError: Bool
}

extension Run<ContactDetailsPresenterSpec> {
    /// What the view reads now.
    var read: ReadDetails? {
        (try? subject).map { ReadDetails(details: $0.details, hasError: $0.hasError) }
    }

    /// Whether the details of a contact are there, and no error.
    func shows(_ contact: Contact) -> Bool {
        guard let read, let details = read.details, !read.hasError else { return false }
        return details.name.contains(contact.name) && details.number.contains(contact.number)
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

    /// Answers, and waits until this can be read.
    func tellAndWait(_ contact: Contact?) async {
        let count = fixture.view.calls.count
        tell(contact)
        await settle { fixture in
            fixture.view.calls.count > count && (contact.map(shows) ?? (read?.hasError == true))
        }
    }
}
