import Testing

extension ContactListInteractorSpec {
    static let fetching: [Requirement] = [
        Requirement(
            "CONTACT-LIST-INTERACTOR-01",
            .must,
            "The first fetch is answered once, with each contact of the store once, in the store's order.",
            source: "iOS: Principles of VIPER: fetchContacts() leads to didFetchContacts(_:)",
            tags: [.content]
        ) { trial in
            for contacts in [[], [Contact("Ann Arbor")], .usual] as [[Contact]] {
                let run = try await trial.start(Fixture()) { $0.store.contacts.give(contacts) }
                await run.settle()
                let before = run.told.count
                await run.fetch { $0.told.count > before }
                #expect(Array(run.told.dropFirst(before)) == [contacts.map(\.listed)])
            }
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-02",
            .must,
            "Ids, names and pictures are told as they are, to the last character.",
            source: "fault class: names trimmed, capitalised, composed or left out if they are blank",
            tags: [.content]
        ) { trial in
            let contacts = ([String].delicate + [""]).enumerated().map { index, name in
                Contact(id: "\(index)\(name)", imageName: name, name: name, number: "")
            }
            let run = try await trial.fetch(contacts)
            let told = (run.told.last ?? []).flatMap { [$0.id, $0.imageName, $0.name].map(ExactText.init) }
            #expect(Set(told) == Set(contacts.flatMap { [$0.id, $0.imageName, $0.name].map(ExactText.init) }))
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-03",
            .must,
            "Two contacts with the same name stay two contacts, in a search as well.",
            source: "fault class: the published name taken for an id, as the key of a dictionary or a set",
            tags: [.content]
        ) { trial in
            let run = try await trial.fetch(.namesakes)
            #expect(run.told.last?.map(\.id) == [Contact].namesakes.map(\.id))
            _ = await run.search("Anna", expecting: ["Anna Bell", "Anna Bell"])
            #expect(run.told.last?.map(\.id) == ["1", "2"])
            let pictured = [Contact("Anna Bell", id: "2"), Contact("Anna Bell", id: "1"), Contact("Zoe Zimmer")]
            let other = try await trial.fetch(pictured)
            #expect(other.told.last == pictured.map(\.listed))
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-04",
            .must,
            "Each new fetch tells what the store has now.",
            source: "fault class: contacts kept for ever, added to those from before, or compared by their ids",
            presupposes: ["CONTACT-LIST-INTERACTOR-23"]
        ) { trial in
            let run = try await trial.fetch([Contact("Ann Arbor")])
            let changed = [Contact].usual.map { Contact("New \($0.name)", id: $0.id) }
            let pictured = changed.map { $0.pictured("another") }
            for contacts in [.usual, changed, pictured, [], .namesakes, .usual] + [Contact].nearlyUsual {
                run.store.contacts.give(contacts)
                await run.fetch { $0.told.last == contacts.map(\.listed) }
                #expect(run.told.last == contacts.map(\.listed))
            }
            run.store.contacts.give(changed)
            run.search("New")
            await run.fetch { $0.told.last == changed.map(\.listed) }
            #expect(run.told.last == changed.map(\.listed), "It was searched for “New” just before it fetched again.")
            try await trial.fetchTwice()
            try await trial.fetchWhileTold()
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-05",
            .should,
            "Until the store has answered for the first time, nothing is told.",
            source: "fault class: an empty list shown while the contacts are on their way",
            tags: [.answers]
        ) { trial in
            let run = try await askAndHold(trial)
            run.search("An")
            await run.settle()
            #expect(run.told == [])
        },
    ]
}

extension Trial<ContactListInteractorSpec> {
    /// Fetches again while the output is told what was fetched.
    fileprivate func fetchWhileTold() async throws {
        let run = try await start(ContactListInteractorFixture()) { $0.store.contacts.give(.usual) }
        let changed = [Contact("Ann Arbor")]
        run.during(run.output.logged(.didFetchContacts([Contact].usual.map(\.listed)))) { run in
            run.store.contacts.give(changed)
            run.act("fetchContacts()") { $0.fetchContacts() }
        }
        await run.fetch { $0.told.last == changed.map(\.listed) }
        #expect(run.told.last == changed.map(\.listed), "It fetched again while the output was told.")
    }

    /// Fetches while another fetch is on its way, and answers them in turn.
    fileprivate func fetchTwice() async throws {
        let run = try await fetchAndHold()
        await run.fetch()
        // An interactor that joins fetches is answered once; one that asks one question at a time asks again then.
        run.store.contacts.held.first { $0.count == 0 }?.give([Contact("Ann Arbor")])
        await run.settle()
        await run.answer()
        guard run.store.calls.count > 1 else { return }
        #expect(run.told.last == [Contact].usual.map(\.listed), "Two fetches were on their way, and answered in turn.")
    }
}
