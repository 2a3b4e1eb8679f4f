import Testing

extension ContactListInteractorSpec {
    static let overlapping: [Requirement] = [
        Requirement(
            "CONTACT-LIST-INTERACTOR-12",
            .must,
            "A prefix that is typed before the contacts are there applies to them when they come.",
            source: "fault class: a search in an empty list, and then the whole list under the typed prefix",
            tags: [.answers]
        ) { trial in
            for isTypedFirst in [true, false] {
                let run = try await trial.start(fixture())
                if isTypedFirst { run.search("Ad") }
                await run.fetch()
                if !isTypedFirst { run.search("Ad") }
                await run.answer()
                await run.settle { $0.names == ["Adam West"] }
                #expect(run.names == ["Adam West"], "It was searched for “Ad”.")
                await run.fetch()
                await run.answer()
                await run.settle { $0.names == ["Adam West"] }
                #expect(run.names == ["Adam West"], "It was searched for “Ad”, and contacts were fetched again.")
                run.search("Joan")
                await run.answer()
                await run.settle { $0.names == ["Joan Dorn"] }
                #expect(run.names == ["Joan Dorn"], "It was searched for “Joan” after that.")
                await run.fetch()
                await run.answer()
                await run.settle { $0.names == ["Joan Dorn"] }
                #expect(run.names == ["Joan Dorn"], "Contacts were fetched once more.")
            }
            let twice = try await trial.start(fixture())
            twice.search("Ad")
            for _ in 1...2 { await twice.fetch() }
            await twice.answer()
            await twice.settle { $0.names == ["Adam West"] }
            #expect(twice.names == ["Adam West"], "It was searched for “Ad”, and contacts were fetched twice.")
            let run = try await trial.start(fixture())
            await run.fetch()
            run.search("Zz")
            await run.answer()
            await run.settle { $0.names == [] }
            #expect(run.names == [], "It was searched for “Zz”.")
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-13",
            .must,
            "A prefix applies to what is fetched again, until another one is searched for.",
            source:
                "contract of ContactListInteractorInput; fault class: all contacts under a search field that is not empty",
            tags: [.answers]
        ) { trial in
            let run = try await trial.fetch(.usual)
            _ = await run.search("Anna", expecting: ["Anna Bell", "Anna Cole"])
            let more = .usual + [Contact("Anna Dahl"), Contact("Bert Benz")]
            run.store.contacts.give(more)
            let found = ["Anna Bell", "Anna Cole", "Anna Dahl"]
            let before = run.told.count
            await run.fetch { $0.names == found }
            #expect(run.names == found, "It was searched for “Anna”.")
            let others = Set(run.told.dropFirst(before).flatMap { $0.map(\.name) }).subtracting(found)
            #expect(others == [], "These were told before, and it was searched for “Anna”.")
            let longer = await run.search("Anna D", expecting: ["Anna Dahl"])
            #expect(longer == ["Anna Dahl"], "It was searched for “Anna D”.")
            let all = await run.search("", expecting: more.map(\.name))
            #expect(all == more.map(\.name), "The search field was emptied.")
            run.store.contacts.give(more + [Contact("Zoe Zimmer")])
            let names = more.map(\.name) + ["Zoe Zimmer"]
            await run.fetch { $0.names == names }
            #expect(run.names == names, "The search field was emptied, and contacts were fetched again.")
            _ = await run.search("Anna", expecting: found)
            let renamed = [Contact("Anna West", id: more[0].id), Contact("Bert Bell", id: more[2].id)]
            for (contacts, names) in [([], []), (renamed, ["Anna West"])] as [([Contact], [String])] {
                run.store.contacts.give(contacts)
                await run.fetch { $0.names == names }
            }
            #expect(run.names == ["Anna West"], "“Anna” was searched for, and nobody was there meanwhile.")
            run.store.contacts.hold()
            await run.fetch()
            run.search("Ann")
            await run.answer()
            await run.settle { $0.names == ["Ann Arbor", "Anna Bell", "Anna Cole"] }
            #expect(run.names == ["Ann Arbor", "Anna Bell", "Anna Cole"], "“Ann” was searched for meanwhile.")
            await run.fetch()
            run.search("")
            await run.answer()
            await run.settle { $0.names == [Contact].usual.map(\.name) }
            #expect(run.names == [Contact].usual.map(\.name), "The search field was emptied meanwhile.")
            try await trial.searchAgain()
            try await trial.searchForTheSame()
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-14",
            .must,
            "What is told last belongs to the prefix that was typed last, in whatever order the store answers.",
            source: "fault class: results for an older prefix that replace newer ones",
            tags: [.answers]
        ) { trial in
            for newestFirst in [false, true] {
                let run = try await askAndHold(trial)
                for prefix in ["A", "Ad", "Anna C", "Ann", "Anna B"] { run.search(prefix) }
                await run.answer(newestFirst: newestFirst)
                await run.settle { $0.names == ["Anna Bell"] }
                #expect(run.names == ["Anna Bell"], "It was searched for “Anna B” in the end.")
                for prefix in ["J", "", "Anna C"] { run.search(prefix) }
                await run.answer(newestFirst: newestFirst)
                await run.settle { $0.names == ["Anna Cole"] }
                #expect(run.names == ["Anna Cole"], "It was searched for “Anna C” in the end.")
            }
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-15",
            .must,
            "When searches among many contacts come back to back, the result of the last one is told last.",
            source: "fault class: a background filter, in which a short prefix takes longer than a long one",
            tags: [.answers, .scale],
            presupposes: ["CONTACT-LIST-INTERACTOR-06", "CONTACT-LIST-INTERACTOR-11"],
            deadline: .seconds(60)
        ) { trial in
            let run = try await trial.fetch(.many)
            for prefix in ["", "A", "An", "Ann", "Anna 47", "A", "Anna 12345", "Anna 999"] { run.search(prefix) }
            await run.settle { $0.names == ["Anna 999"] }
            #expect(run.names?.prefix(3) == ["Anna 999"])
            // A background filter is not overtaken every time, so this is tried often, with the shorter and the longer
            // prefix first.
            let names = [Contact].many.map(\.name)
            for number in 3_990..<3_996 {
                for prefixes in [["A", "Anna \(number)"], ["Anna \(number)", ""]] {
                    for prefix in prefixes { run.search(prefix) }
                    let expected = prefixes[1].isEmpty ? names : [prefixes[1]]
                    await run.settle { $0.names == expected }
                    #expect(run.names?.count == expected.count, "These are those found for “\(prefixes[1])”.")
                }
            }
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-16",
            .should,
            "An older answer of the store does not replace a newer one.",
            source: "fault class: stale answers; the output cannot tell them from fresh ones",
            tags: [.answers]
        ) { trial in
            let gone = Contact("Adam Gone")
            let answers: [(newer: [Contact], older: [Contact])] = [
                (.usual, [gone]), (.usual, .usual + [gone]), ([], [gone]),
            ]
            for (newer, older) in answers {
                let run = try await trial.fetchAndHold()
                await run.fetch()
                let held = run.store.contacts.held
                guard held.count > 1 else { throw NotApplicable("Fetches that overlap are joined.") }
                held[held.count - 1].give(newer)
                await run.settle { !$0.told.isEmpty }
                held[held.count - 2].give(older)
                await run.settle()
                let names = newer.map(\.name)
                #expect(run.names == names)
                run.search("Ad")
                await run.answer(newer)
                let found = names.filter { $0.hasPrefix("Ad") }
                await run.settle { $0.names == found }
                #expect(run.names == found, "It was searched for “Ad” after that.")
            }
        },
    ]

    static let meanwhile: [Requirement] = [
        Requirement(
            "CONTACT-LIST-INTERACTOR-24",
            .should,
            "While contacts are fetched again, a search does not say that there are none.",
            source: "fault class: contacts thrown away before there are new ones",
            tags: [.answers]
        ) { trial in
            let run = try await trial.fetch(.usual)
            run.store.contacts.hold()
            await run.fetch()
            let before = run.told.count
            run.search("Anna")
            await run.settle()
            #expect(!run.told.dropFirst(before).contains([]), "It was searched for “Anna”.")
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-25",
            .should,
            "A newer answer of the store does not wait for an older one.",
            source: "fault class: answers that are counted, so that one that never comes holds up all others",
            tags: [.answers]
        ) { trial in
            let run = try await askAndHold(trial)
            await run.fetch()
            guard run.store.contacts.held.count > 1 else { throw NotApplicable("Fetches that overlap are joined.") }
            run.store.contacts.held.last?.give(.usual)
            await run.settle { !$0.told.isEmpty }
            #expect(run.told.count > 0)
        },
        Requirement(
            "CONTACT-LIST-INTERACTOR-26",
            .must,
            "While contacts are fetched again, a search is answered from those that are there.",
            source:
                "contract of ContactListInteractorInput: only if they are not there yet, a search waits for contacts",
            tags: [.answers],
            presupposes: ["CONTACT-LIST-INTERACTOR-06", "CONTACT-LIST-INTERACTOR-11"]
        ) { trial in
            let run = try await trial.fetch(.usual)
            run.store.contacts.hold()
            let asked = run.store.calls.count
            run.search("Anna")
            await run.settle { $0.names == ["Anna Bell", "Anna Cole"] || $0.store.calls.count > asked }
            // An interactor that keeps no contacts asks the store at each search, and may wait for one answer to all.
            guard run.store.calls.count == asked else { throw NotApplicable("Each search asks the store.") }
            await run.fetch()
            for (prefix, names) in [
                ("Ad", ["Adam West"]), ("", [Contact].usual.map(\.name)), ("Zz", []), ("Joan", ["Joan Dorn"]),
            ] as [(String, [String])] {
                let told = await run.search(prefix, expecting: names)
                #expect(told == names, "It was searched for “\(prefix)”, and the store has not answered again yet.")
            }
        },
    ]
}

extension Trial<ContactListInteractorSpec> {
    /// Searches after a second fetch for a prefix that was searched for before, and for one that no name has.
    fileprivate func searchAgain() async throws {
        let run = try await fetch([Contact("Anna Bell", id: "1"), Contact("Bert Benz", id: "2")])
        _ = await run.search("An", expecting: ["Anna Bell"])
        _ = await run.search("", expecting: ["Anna Bell", "Bert Benz"])
        run.store.contacts.give([Contact("Andy Bell", id: "1"), Contact("Bert Benz", id: "2")])
        await run.fetch { $0.names == ["Andy Bell", "Bert Benz"] }
        for (prefix, names) in [("An", ["Andy Bell"]), ("Zz", [])] as [(String, [String])] {
            let told = await run.search(prefix, expecting: names)
            #expect(told == names, "It was searched for “\(prefix)” after contacts were fetched again.")
        }
        run.store.contacts.give(.usual)
        await run.fetch { $0.names == [] }
        #expect(run.names == [], "“Zz” was searched for, and contacts were fetched again.")
    }

    /// Searches twice with the same result, and fetches more contacts in between.
    fileprivate func searchForTheSame() async throws {
        let run = try await fetch([Contact("Anna Bell")])
        _ = await run.search("An", expecting: ["Anna Bell"])
        run.store.contacts.give([Contact("Anna Bell"), Contact("Andy Bell")])
        await run.fetch { $0.names == ["Anna Bell", "Andy Bell"] }
        let told = await run.search("Anna", expecting: ["Anna Bell"])
        #expect(told == ["Anna Bell"], "It was searched for “Anna” after more were told for “An”.")
    }
}

extension Run<ContactListInteractorSpec> {
    /// Answers the questions to the store, one after another.
    func answer(_ contacts: [Contact] = .usual, newestFirst: Bool = false) async {
        for _ in 1...20 {
            await settle()
            let open = fixture.store.contacts.held.filter { $0.count == 0 }
            guard let next = newestFirst ? open.last : open.first else { break }
            next.give(contacts)
        }
    }
}
