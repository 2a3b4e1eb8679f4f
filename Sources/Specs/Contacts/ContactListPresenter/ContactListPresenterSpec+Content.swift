import Testing

extension ContactListPresenterSpec {
    static let content: [Requirement] = [
        Requirement(
            "CONTACT-LIST-PRESENTER-01",
            .must,
            "When the view appears, the interactor is asked to fetch once, and no other screen is shown.",
            source: "iOS: Principles of VIPER: viewWillAppear() leads to fetchContacts()"
        ) { trial in
            let run = try await trial.start(Fixture())
            let before = run.fetches
            await run.appear()
            await run.settle { $0.fetches > before }
            #expect(run.fetches == before + 1)
            #expect(run.router.calls == [])
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-02",
            .must,
            "Each time the view appears again after an answer, the interactor is asked once more.",
            source: "fault class: a flag that stays set; contacts that were changed elsewhere are never seen"
        ) { trial in
            let run = try await trial.start(Fixture())
            for contacts in [.usual, [], .usual, .usual] as [[Contact]] {
                let before = run.fetches
                await run.appear()
                await run.settle { $0.fetches > before }
                #expect(run.fetches == before + 1)
                await run.tellAndWait(contacts)
            }
            await run.type("ad", among: .usual, expecting: ["Adam West"])
            let fetches = run.fetches
            await run.appear()
            await run.settle { $0.fetches > fetches }
            #expect(run.fetches == fetches + 1, "“ad” is in the search field.")
            let prompt = try await trial.start(Fixture())
            prompt.duringEach(prompt.interactor.logged(.fetchContacts)) { $0.tell(.usual) }
            for _ in 1...3 {
                let before = prompt.fetches
                await prompt.appear()
                await prompt.settle { $0.fetches > before }
                #expect(prompt.fetches == before + 1, "The interactor answers at once.")
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-03",
            .must,
            "There is a row for each contact that was found, in this order, with its name and picture as they are.",
            source: "iOS: Principles of VIPER: didFetchContacts(_:) leads to the rows of the table",
            tags: [.content]
        ) { trial in
            let delicate = [String].delicate.map { Contact($0, id: $0).pictured($0) } + [Contact("Ann").pictured("")]
            for contacts in [.usual, .namesakes, delicate] {
                let run = try await trial.start(Fixture())
                await run.appear()
                await run.tellAndWait(contacts)
                #expect(run.names.map(ExactText.init) == contacts.map { ExactText($0.name) })
                #expect(run.rows.map { ExactText($0.imageName) } == contacts.map { ExactText($0.imageName) })
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-04",
            .must,
            "The view is told after each answer that changes the rows, even an empty one.",
            source: "contract of ContactListPresenterOutput: the view reads when it is told",
            tags: [.content, .answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            let pictured = [Contact].usual.map { $0.pictured("another") }
            let reversed = Array([Contact].usual.reversed())
            for contacts in [.usual, pictured, [], .namesakes, reversed, .usual] + [Contact].nearlyUsual {
                await run.appear()
                let count = run.view.calls.count
                run.tell(contacts)
                await run.settle { $0.view.calls.count > count }
                #expect(run.view.calls.count > count, "\(contacts.count) contacts were found.")
            }
            for (prefix, names) in [("anna", ["Anna Bell", "Anna Cole"]), ("", [Contact].usual.map(\.name))] {
                let (count, rows) = (run.view.calls.count, run.rows)
                await run.type(prefix, among: .usual, expecting: names)
                await run.settle { $0.view.calls.count > count || run.rows == rows }
                let isTold = run.view.calls.count > count || run.rows == rows
                #expect(isTold, "“\(prefix)” is in the search field.")
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-05",
            .must,
            "The content is ready before the view is told: what it reads then does not change afterwards.",
            source: "contract of ContactListPresenterOutput: the content is there",
            tags: [.content, .answers],
            presupposes: ["CONTACT-LIST-PRESENTER-04", "CONTACT-LIST-PRESENTER-27"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let read = run.reading(at: run.view.logged(.updateUI)) { $0.rows }
            let pictured = [Contact].usual.map { $0.pictured("another") }
            for contacts in [.usual, .namesakes, [], .usual, pictured] as [[Contact]] {
                await run.appear()
                await run.tellAndWait(contacts)
                #expect(read.last == run.rows, "This is what the view read when it was told last.")
            }
            await run.step("didTypePrefix(\"an\")") { $0.didTypePrefix("an") }
            #expect(read.last == run.rows, "This is what the view read when it was told last; then “an” was typed.")
            let hasty = try await trial.start(Fixture())
            let hastyRead = hasty.reading(at: hasty.view.logged(.updateUI)) { $0.rows }
            for _ in 1...2 { await hasty.appear() }
            for contacts in [.usual, .namesakes].suffix(hasty.fetches) as [[Contact]] { hasty.tell(contacts) }
            await hasty.settle { _ in
                hasty.names == [Contact].namesakes.map(\.name) && hastyRead.last ?? [] == hasty.rows
            }
            #expect(hastyRead.last ?? [] == hasty.rows, "This is what the view read last; two answers came at once.")
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-06",
            .must,
            "A new answer replaces the rows from before, and coming back shows no row twice.",
            source: "fault class: rows that grow with each visit; rows that are compared by their number or names",
            tags: [.content, .answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            let other = [Contact].usual.map { $0.pictured("another") }
            for contacts in [.usual, .usual, other, .namesakes, [], .usual] + [Contact].nearlyUsual {
                await run.appear()
                run.act("The table reads its rows.") { if $0.numberOfRows > 0 { _ = $0.row(at: 0) } }
                await run.tellAndWait(contacts)
                let rows = contacts.map { ContactRow(imageName: $0.imageName, name: $0.name) }
                await run.settle { _ in run.rows == rows }
                #expect(run.rows == rows)
                let count = try run.subject.numberOfRows
                #expect(count == rows.count, "This is how many rows there are said to be.")
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-07",
            .should,
            "While a later answer is on its way, the rows stay.",
            source: "fault class: the screen emptied at each visit",
            tags: [.answers],
            presupposes: ["CONTACT-LIST-PRESENTER-03"]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.appear(finding: .usual)
            let names = run.names
            await run.appear()
            #expect(run.names == names)
            await run.appear(finding: .usual)
            await run.step("didTypePrefix(\"an\")") { $0.didTypePrefix("an") }
            // A presenter that filters by itself shows only these.
            let matching = names.filter { $0.hasPrefix("An") }
            #expect(run.names.filter(matching.contains) == matching, "“an” was typed.")
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-08",
            .must,
            "An answer that comes before the request returns is shown.",
            source:
                "fault class: a state that is reset after asking; an interactor that has its contacts answers at once",
            tags: [.answers]
        ) { trial in
            for contacts in [[Contact("Ann Arbor")], .usual] {
                let run = try await trial.start(Fixture())
                run.during(run.interactor.logged(.fetchContacts)) { $0.tell(contacts) }
                await run.appear()
                await run.settle { _ in run.names == contacts.map(\.name) }
                #expect(run.names == contacts.map(\.name))
            }
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-09",
            .must,
            "When answers come back to back, the last one is shown in the end.",
            source: "fault class: rows made in the background, where many take longer than few",
            tags: [.answers, .scale],
            deadline: .seconds(60)
        ) { trial in
            // Rows that are made in the background are not overtaken every time, so this is tried often.
            let often = Array(repeating: [.many, .usual], count: 5) as [[[Contact]]]
            for answers in often + [[.many, []], [[], .usual], [.usual, []]] {
                let run = try await trial.start(Fixture())
                run.act("viewWillAppear()") { $0.viewWillAppear() }
                await run.appear()
                // A presenter that joins requests is answered as often as it has asked.
                for contacts in answers.suffix(max(1, run.fetches)) { run.tell(contacts) }
                await run.settle { _ in run.names == answers[1].map(\.name) }
                #expect(run.names == answers[1].map(\.name))
            }
            let told = try await trial.start(Fixture())
            told.act("viewWillAppear()") { $0.viewWillAppear() }
            await told.appear()
            // A presenter that joins requests is answered once.
            guard told.fetches > 1 else { return }
            let newer = Array([Contact].usual.reversed())
            var isTold = false
            told.during(told.view.logged(.updateUI)) { run in
                isTold = true
                run.tell(newer)
            }
            told.tell(.usual)
            await told.settle { _ in told.names == newer.map(\.name) }
            let isShown = !isTold || told.names == newer.map(\.name)
            #expect(isShown, "Newer contacts came while the view was told of others, and it shows \(told.names).")
        },
        Requirement(
            "CONTACT-LIST-PRESENTER-10",
            .must,
            "Reading rows asks nobody anything, shows nothing, and gives the same each time.",
            source: "fault class: a store asked by scrolling",
            tags: [.content]
        ) { trial in
            for contacts in [.usual, []] as [[Contact]] {
                let run = try await trial.start(Fixture())
                await run.appear(finding: contacts)
                let (calls, rows) = (run.log.calls, run.rows)
                try CouldNotLook.unless(rows.count >= contacts.count, "there are no rows.")
                for _ in 1...3 {
                    run.act("The table reads its rows, from the last to the first.") { presenter in
                        for index in rows.indices.reversed() { _ = presenter.row(at: index) }
                    }
                    #expect(run.rows == rows)
                }
                await run.settle()
                #expect(run.log.calls == calls)
            }
        },
    ]
}
