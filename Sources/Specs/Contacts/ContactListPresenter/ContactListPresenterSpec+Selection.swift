import Testing

extension ContactListPresenterSpec {
    static let selection: [Requirement] = [
        Requirement(
            "CONTACT-LIST-PRESENTER-15",
            .must,
            "Selecting a row opens the contact shown in it at that time, whichever row it is.",
            source:
                "iOS: Principles of VIPER: navigate(to: .contactDetails); fault class: the contact looked up a turn later",
            tags: [.content, .answers]
        ) { trial in
            let contacts = .usual + [Contact("", id: "nameless"), Contact(" Ann  Arbor ", id: " a ")]
            for index in contacts.indices {
                let run = try await trial.start(Fixture())
                await run.appear(finding: contacts)
                let opened = await run.opened(by: index)
                #expect(opened == contacts[index].destination)
            }
            let run = try await trial.start(Fixture())
            await run.appear(finding: .usual)
            await run.appear()
            run.act("didSelectRow(at: 0)") { $0.didSelectRow(at: 0) }
            run.tell([Contact].usual.reversed())
            await run.settle { !$0.router.calls.isEmpty }
            // A presenter that ignores taps meanwhile opens nothing; see CONTACT-LIST-PRESENTER-28.
            let others = run.router.calls.filter { $0 != .navigate(to: contacts[0].destination) }
            #expect(others == [], "The first row was tapped, and at once the contacts came in another order.")
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-16",
            .must,
            "If two contacts have the same name, selecting either one opens that very contact.",
            source: "fault class: the contact looked up by its name, as published",
            tags: [.content]
        ) { trial in
            for index in [Contact].namesakes.indices {
                let run = try await trial.start(Fixture())
                await run.appear(finding: .namesakes)
                let opened = await run.opened(by: index)
                #expect(opened == [Contact].namesakes[index].destination)
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-17",
            .must,
            "While a prefix is in the search field, and after it was cleared, a row opens the contact shown in it.",
            source: "fault class: an index of the filtered list taken for one of the whole list",
            presupposes: ["CONTACT-LIST-PRESENTER-12", "CONTACT-LIST-PRESENTER-15"]
        ) { trial in
            for (prefix, index, name) in [("anna", 1, "Anna Cole"), ("joan", 0, "Joan Dorn"), ("", 3, "Anna Cole")] {
                let run = try await trial.start(Fixture())
                await run.appear(finding: .usual)
                let names = [Contact].usual.map(\.name)
                for typed in prefix.isEmpty ? ["ad", ""] : [prefix] {
                    await run.type(typed, among: .usual, expecting: names.filter { $0.lowercased().hasPrefix(typed) })
                }
                let contact = Contact(name)
                let opened = await run.opened(by: index)
                #expect(opened == contact.destination, "“\(prefix)” is in the search field.")
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-18",
            .must,
            "After the list has changed, a row opens the contact shown in it now.",
            source: "fault class: the contacts of the first answer kept for the taps; rows that look the same",
            tags: [.answers],
            presupposes: ["CONTACT-LIST-PRESENTER-06", "CONTACT-LIST-PRESENTER-15"]
        ) { trial in
            let renumbered = [Contact].usual.map { Contact($0.name, id: "new \($0.id)").pictured($0.imageName) }
            let renamed = [Contact].usual.map { Contact("\($0.name) Jr.", id: $0.id) }
            for changed in [Array([Contact].usual.reversed().dropFirst()), renumbered, renamed] {
                for index in changed.indices {
                    let run = try await trial.start(Fixture())
                    await run.appear(finding: .usual)
                    await run.appear()
                    await run.tellAndWait(changed)
                    let opened = await run.opened(by: index)
                    #expect(opened == changed[index].destination)
                }
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-19",
            .must,
            "An index without a row gives no row, and a tap on it opens nothing and does not block the next tap.",
            source: "fault class: an index out of range, because the list shrank before the tap arrived",
            tags: [.content, .answers],
            presupposes: ["CONTACT-LIST-PRESENTER-06", "CONTACT-LIST-PRESENTER-15"]
        ) { trial in
            let run = try await trial.start(Fixture())
            for contacts in [[], .usual, [Contact("Ann Arbor"), Contact("Bert Benz")], [], .usual] as [[Contact]] {
                await run.appear()
                await run.tellAndWait(contacts)
                for index in [.max, .min, -1, contacts.count + 3, contacts.count] {
                    let isThere = try run.subject.row(at: index) != nil
                    #expect(!isThere, "There are \(contacts.count) rows, and this is the one with the index \(index).")
                    await run.select(index)
                }
            }
            #expect(run.router.calls == [])
            for index in [[Contact].usual.count, -1] {
                await run.appear(finding: .usual)
                await run.select(index)
                let opened = await run.opened(by: 1)
                let destination = [Contact].usual[1].destination
                #expect(opened == destination, "A row was tapped, and before it one that is not there: \(index).")
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-20",
            .must,
            "Each contact can be opened, one after another, and the same one again.",
            source: "fault class: a flag against double taps that is never reset",
            presupposes: ["CONTACT-LIST-PRESENTER-15"]
        ) { trial in
            let run = try await trial.start(Fixture())
            for index in [0, 0, 1, 4, 2, 3, 3] {
                // A presenter that guards against double taps may do so until the view appears again.
                await run.appear(finding: .usual)
                let opened = await run.opened(by: index)
                #expect(opened == [Contact].usual[index].destination)
            }
            #expect(run.router.calls.count == 7)
        },
    ]

    static let meanwhile: [Requirement] = [
        Requirement(
            "CONTACT-LIST-PRESENTER-28",
            .should,
            "While contacts are fetched again or searched for, a row opens the contact shown in it.",
            source: "fault class: taps that are dead until the answer is there",
            tags: [.answers],
            presupposes: ["CONTACT-LIST-PRESENTER-07", "CONTACT-LIST-PRESENTER-20"]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.appear(finding: .usual)
            for index in [1, 0] {
                await run.appear()
                let opened = await run.opened(by: index)
                #expect(opened == [Contact].usual[index].destination)
            }
            await run.appear(finding: .usual)
            await run.step("didTypePrefix(\"an\")") { $0.didTypePrefix("an") }
            let shown = run.names
            let opened = await run.opened(by: 0)
            #expect(opened == shown.first.map { Contact($0).destination }, "“an” was typed, and nobody has answered.")
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-29",
            .must,
            "While the view is being told, a row opens no contact other than the one shown in it.",
            source: "contract of ContactListPresenterOutput: the content is there; split views open the first row then",
            tags: [.answers],
            presupposes: ["CONTACT-LIST-PRESENTER-05", "CONTACT-LIST-PRESENTER-15"]
        ) { trial in
            let run = try await trial.start(Fixture())
            var shown: [String] = []
            run.duringEach(run.view.logged(.updateUI)) { run in
                shown += run.names.prefix(1)
                run.act("didSelectRow(at: 0)") { $0.didSelectRow(at: 0) }
            }
            for contacts in [.usual, [Contact].usual.reversed(), .namesakes] as [[Contact]] {
                let before = run.router.calls.count
                shown = []
                await run.appear()
                await run.tellAndWait(contacts)
                await run.settle { shown.isEmpty || $0.router.calls.count > before }
                for case .navigate(.contactDetails(let name, _)) in run.router.calls.dropFirst(before) {
                    #expect(shown.contains(name), "This was opened.")
                }
            }
        },
    ]
}

extension Run<ContactListPresenterSpec> {
    /// Taps a row, and returns where that leads.
    fileprivate func opened(by index: Int) async -> ContactListDestination? {
        let count = fixture.router.calls.count
        await step("didSelectRow(at: \(index))", until: { $0.router.calls.count > count }) {
            $0.didSelectRow(at: index)
        }
        let new = fixture.router.calls.dropFirst(count)
        guard new.count == 1, case .navigate(let destination) = new.first else { return nil }
        return destination
    }
}

extension Contact {
    /// Where a tap on the contact leads.
    fileprivate var destination: ContactListDestination { .contactDetails(name: name, id: id) }
}
