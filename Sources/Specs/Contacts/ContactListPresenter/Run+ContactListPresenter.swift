extension Run<ContactListPresenterSpec> {
    /// The rows that a table reads.
    var rows: [ContactRow] {
        guard let presenter = try? subject else { return [] }
        return (0..<max(0, presenter.numberOfRows)).compactMap(presenter.row(at:))
    }

    /// The names in the rows.
    var names: [String] { rows.map(\.name) }

    /// Lets the view appear, and waits until the interactor has been asked at least once.
    func appear() async {
        await step("viewWillAppear()", until: { !$0.interactor.calls.isEmpty }) { $0.viewWillAppear() }
    }

    /// Lets the view appear, and the interactor answer.
    ///
    /// - Parameters:
    ///   - contacts: What the interactor finds.
    ///   - names: The names in the rows afterwards; leave them out while the search field is empty.
    func appear(finding contacts: [Contact], expecting names: [String]? = nil) async {
        await answering(contacts, expecting: names ?? contacts.map(\.name)) { await appear() }
    }

    /// Lets the user type, and the interactor answer.
    func type(_ prefix: String, among contacts: [Contact], expecting names: [String]) async {
        await answering(contacts, expecting: names) {
            await step("didTypePrefix(\"\(prefix)\")") { $0.didTypePrefix(prefix) }
        }
    }

    /// Tells the presenter what was found.
    func tell(_ contacts: [Contact]) {
        let listed = contacts.map(\.listed)
        act("didFetchContacts(\(PlainText.of(listed, limit: 500)))") { $0.didFetchContacts(listed) }
    }

    /// Tells the presenter what was found, and waits until the rows are there and the view was told.
    ///
    /// A presenter that already shows these rows need not tell the view, so this does not wait for that then.
    func tellAndWait(_ contacts: [Contact]) async {
        let expected = contacts.map { ContactRow(imageName: $0.imageName, name: $0.name) }
        let (isThere, count) = (rows == expected, fixture.view.calls.count)
        tell(contacts)
        await settle { rows == expected && (isThere || $0.view.calls.count > count) }
    }

    /// Taps a row.
    func select(_ index: Int) async {
        await step("didSelectRow(at: \(index))") { $0.didSelectRow(at: index) }
    }

    /// Does something, and answers each question to the interactor with the contacts that match the last prefix.
    ///
    /// This is what its contract asks for. A presenter that filters by itself asks nothing and gets no answer.
    func answering(_ contacts: [Contact], expecting names: [String], _ action: () async -> Void) async {
        var answered = fixture.interactor.calls.count
        await action()
        // A presenter may search only after a pause in typing, on a timer that nothing here can see.
        for _ in 1...10 {
            await settle { $0.interactor.calls.count > answered || names == self.names }
            let asked = fixture.interactor.calls.count
            guard asked > answered else { break }
            for count in answered..<asked {
                let prefix = fixture.interactor.calls.prefix(count + 1).prefixes.last ?? ""
                tell(contacts.filter { prefix.isEmpty || $0.name.lowercased().hasPrefix(prefix.lowercased()) })
            }
            answered = asked
        }
    }
}

extension Collection<ContactListInteractorInputMock.Call> {
    /// The prefixes that were searched for.
    var prefixes: [String] {
        compactMap { if case .searchContact(let prefix) = $0 { prefix } else { nil } }
    }
}
