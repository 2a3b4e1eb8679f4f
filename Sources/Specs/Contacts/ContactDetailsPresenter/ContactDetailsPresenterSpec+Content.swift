import Testing

extension ContactDetailsPresenterSpec {
    static let content: [Requirement] = [
        Requirement(
            "CONTACT-DETAILS-PRESENTER-01",
            .must,
            "When the view appears, the interactor is asked once, for the contact that the presenter was built for.",
            source: "iOS: Principles of VIPER: viewWillAppear() leads to fetchDetails(_:)"
        ) { trial in
            for id in ["7", "007", " a", "A", "id of Anna Bell"] {
                let run = try await trial.start(Fixture(id: id))
                let before = run.interactor.calls.count
                await run.appear()
                await run.settle { $0.interactor.calls.count > before }
                #expect(run.interactor.calls.dropFirst(before) == [.fetchDetails(id)])
                await run.tellAndWait(Contact("Ann Arbor", id: id))
                await run.appear()
                // A presenter that has its details need not ask again.
                let others = run.interactor.calls.filter { $0 != .fetchDetails(id) }
                #expect(others == [], "The view has appeared again.")
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-02",
            .must,
            "When the view appears again after an error, the interactor is asked once more.",
            source: "fault class: a flag that stays set, so that “try again later” helps nobody",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            for _ in 1...3 {
                let before = run.interactor.calls.count
                await run.appear()
                await run.settle { $0.interactor.calls.count > before }
                #expect(run.interactor.calls.count == before + 1)
                await run.tellAndWait(nil)
            }
            let prompt = try await trial.start(Fixture())
            prompt.duringEach(prompt.interactor.logged(.fetchDetails(prompt.id))) { $0.tell(nil) }
            for _ in 1...3 {
                let before = prompt.interactor.calls.count
                await prompt.appear()
                await prompt.settle { $0.interactor.calls.count > before }
                #expect(prompt.interactor.calls.count == before + 1, "The interactor answers at once.")
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-03",
            .must,
            "The details show the name, the number and the picture of the contact.",
            source: "iOS: Principles of VIPER: “Name: …”, “Number: …”",
            tags: [.content]
        ) { trial in
            let contacts = [String].delicate.enumerated().map { index, name in
                Contact(id: "7", imageName: "picture \(name)", name: name, number: "0\(index) / 555-0\(index)")
            }
            for contact in contacts + [Contact(id: "7", imageName: "555", name: "555", number: "555")] {
                let name = contact.name
                let run = try await trial.start(Fixture())
                await run.appear()
                await run.tellAndWait(contact)
                let details = try #require(run.details)
                let (hasName, hasNumber) = (
                    ExactText(details.name).contains(name), details.number.contains(contact.number)
                )
                #expect(hasName, "The name is \(ExactText(name)), and “\(details.name)” is shown.")
                let isPlain = !"\(details.name)\(details.number)".contains("Optional(")
                #expect(isPlain, "The name or the number is written as an optional.")
                #expect(hasNumber, "The number is “\(contact.number)”, and “\(details.number)” is shown.")
                #expect(ExactText(details.imageName) == ExactText(contact.imageName))
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-04",
            .should,
            "Name and number are shown with labels that say what they are.",
            source: "iOS: Principles of VIPER: “Name: …”, “Number: …”",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.appear()
            await run.tellAndWait(Contact(id: "7", imageName: "", name: "Anna", number: "555"))
            let details = try #require(run.details)
            #expect(details.name.filter(\.isLetter).count > "Anna".count)
            let word = details.number.filter(\.isLetter)
            #expect(word != "")
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-05",
            .must,
            "If there are no details, there is an error with a title and a message.",
            source: "iOS: Principles of VIPER: the error view",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            // Earlier details may stay behind the error that replaces them on screen.
            for isAfterSuccess in [false, false, true] {
                if isAfterSuccess {
                    await run.appear()
                    await run.tellAndWait(Contact("Ann Arbor", id: "7"))
                }
                await run.appear()
                await run.tellAndWait(nil)
                let presenter = try run.subject
                #expect(presenter.hasError)
                if !isAfterSuccess { #expect(presenter.details == nil) }
                let texts = [presenter.errorTitle, presenter.errorMessage].filter { $0.filter(\.isLetter).isEmpty }
                #expect(texts == [], "This is a title or a message.")
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-06",
            .must,
            "Until the first answer there is neither an error nor a contact.",
            source: "fault class: an error view that flashes, or empty labels, while the answer is on its way",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            #expect(run.read == "nothing")
            await run.appear()
            #expect(run.read == "nothing", "The view has appeared.")
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-07",
            .must,
            "An error is cleared by a success, and a success is replaced by an error or by other details.",
            source: "fault class: a flag that is never reset; details that are told apart by their names",
            tags: [.answers],
            presupposes: ["CONTACT-DETAILS-PRESENTER-03", "CONTACT-DETAILS-PRESENTER-05"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let (ann, other) = (Contact("Ann Arbor", id: "7"), Contact("Ann Arbour", id: "7"))
            let moved = Contact(id: "7", imageName: "moved", name: ann.name, number: "555")
            let bare = Contact(id: "7", imageName: "", name: ann.name, number: "")
            for contact in [nil, ann, nil, nil, other, ann, nil, ann, moved, bare, ann] {
                await run.appear()
                run.act("The view reads.") { _ = $0.details }
                await run.tellAndWait(contact)
                let isShown = contact.map(run.shows) ?? run.hasError
                #expect(isShown, "\(contact?.name ?? "Nobody") was found, and \(run.read) is there.")
                let isLeft = contact == bare && [moved.number, moved.imageName].contains(where: run.read.contains)
                #expect(!isLeft, "Neither number nor picture was found, and \(run.read) is there.")
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-08",
            .must,
            "The view is told after each answer that changes what is shown.",
            source: "contract of ContactDetailsPresenterOutput: the view reads when it is told",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            let bert = Contact("Bert Benz")
            let pictured = bert.pictured("another")
            let moved = Contact(id: bert.id, imageName: "another", name: bert.name, number: "555")
            let ann = Contact("Ann Arbor")
            let recased = Contact("Ann arbor", id: ann.id)
            for contact in [nil, ann, recased, ann, nil, ann, nil, Contact("Ann Arbour"), bert, pictured, moved] {
                await run.appear()
                let count = run.view.calls.count
                run.tell(contact)
                await run.settle { $0.view.calls.count > count }
                #expect(run.view.calls.count > count, "\(contact?.name ?? "Nobody") was found.")
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-09",
            .must,
            "The content is ready before the view is told: what it reads then does not change afterwards.",
            source: "contract of ContactDetailsPresenterOutput: the content is there",
            tags: [.content, .answers],
            presupposes: ["CONTACT-DETAILS-PRESENTER-08", "CONTACT-DETAILS-PRESENTER-17"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let read = run.reading(at: run.view.logged(.updateUI)) { $0.read }
            for contact in [nil, Contact("Ann Arbor"), nil, Contact("Ann Arbour"), Contact("Bert Benz")] {
                await run.appear()
                await run.tellAndWait(contact)
                let now = run.read
                #expect(read.last ?? "nothing" == now, "This is what the view read when it was told last.")
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-10",
            .must,
            "An answer that comes before the request returns is shown.",
            source:
                "fault class: a state that is reset after asking; an interactor that has its contacts answers at once",
            tags: [.answers]
        ) { trial in
            for contact in [Contact("Ann Arbor"), nil] {
                let run = try await trial.start(Fixture())
                run.during(run.interactor.logged(.fetchDetails("7"))) { $0.tell(contact) }
                await run.appear()
                await run.settle { _ in contact.map(run.shows) ?? run.hasError }
                let isShown = contact.map(run.shows) ?? run.hasError
                #expect(isShown, "\(contact?.name ?? "Nobody") was found, and \(run.read) is there.")
            }
        },
    ]

    static let meanwhile: [Requirement] = [
        Requirement(
            "CONTACT-DETAILS-PRESENTER-18",
            .should,
            "While a later answer is on its way, what the view reads changes only if it is told.",
            source: "fault class: a state that is reset at each visit, so that a redrawn view is empty",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            for contact in [Contact("Ann Arbor"), nil] {
                await run.appear()
                await run.tellAndWait(contact)
                let (read, count) = (run.read, run.view.calls.count)
                await run.appear()
                let isTold = run.view.calls.count > count || run.read == read
                #expect(isTold, "It read \(read), and now \(run.read).")
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-19",
            .must,
            "When answers come back to back, the last one is shown in the end.",
            source: "fault class: an error that is shown a turn later, above newer details",
            tags: [.answers],
            presupposes: ["CONTACT-DETAILS-PRESENTER-07"]
        ) { trial in
            let (ann, bert) = (Contact("Ann Arbor"), Contact("Bert Benz"))
            for answers in [[nil, ann], [ann, nil], [ann, bert]] {
                let run = try await trial.start(Fixture())
                await run.appear()
                run.tell(answers[0])
                let asked = run.interactor.calls.count
                run.act("viewWillAppear()") { $0.viewWillAppear() }
                // A presenter that has its details, or joins requests, need not ask again.
                guard run.interactor.calls.count > asked else { continue }
                run.tell(answers[1])
                await run.settle { _ in answers[1].map(run.shows) ?? run.hasError }
                let isShown = answers[1].map(run.shows) ?? run.hasError
                #expect(isShown, "\(answers[1]?.name ?? "Nobody") was found last, and \(run.read) is there.")
            }
            for answers in [[nil, ann], [ann, nil], [ann, bert]] {
                let run = try await trial.start(Fixture())
                for _ in 1...2 { await run.appear() }
                guard run.interactor.calls.count > 1 else { continue }
                for contact in answers { run.tell(contact) }
                await run.settle { _ in answers[1].map(run.shows) ?? run.hasError }
                // An error ends a stream, so a presenter that listens to one may not hear what comes after it.
                let isShown = answers[1].map(run.shows) ?? run.hasError || answers[0] == nil && run.read == "an error"
                let name = answers[1]?.name ?? "Nobody"
                #expect(isShown, "The view has appeared twice, \(name) was found last, and \(run.read) is there.")
            }
        },
    ]
}
