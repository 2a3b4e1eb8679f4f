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
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-02",
            .must,
            "When the view appears again after an error, the interactor is asked again.",
            source: "fault class: a flag set at the first time, so that “try again later” helps nobody",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            for _ in 1...3 {
                let before = run.interactor.calls.count
                await run.appear()
                await run.settle { $0.interactor.calls.count > before }
                #expect(run.interactor.calls.count > before)
                await run.tellAndWait(nil)
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-03",
            .must,
            "The details show the name, the number and the picture of the contact.",
            source: "iOS: Principles of VIPER: “Name: …”, “Number: …”",
            tags: [.content]
        ) { trial in
            for (index, name) in [String].delicate.enumerated() {
                let run = try await trial.start(Fixture())
                await run.appear()
                let contact = Contact(
                    id: "7",
                    imageName: "picture \(name)",
                    name: name,
                    number: "0\(index) / 555-0\(index)"
                )
                await run.tellAndWait(contact)
                let details = try #require(run.details)
                let (hasName, hasNumber) = (
                    ExactText(details.name).contains(name), details.number.contains(contact.number)
                )
                #expect(hasName, "The name is \(ExactText(name)), and “\(details.name)” is shown.")
                #expect(hasNumber, "The number is “\(contact.number)”, and “\(details.number)” is shown.")
                #expect(ExactText(details.imageName) == ExactText(contact.imageName))
            }
        },
        Requirement(
            "CONTACT-DETAILS-PRESENTER-04",
            .should,
            "Name and number are shown with the words that say what they are.",
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
            "An error is there when there are no details, with a title and a message.",
            source: "iOS: Principles of VIPER: the error view",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.appear()
            await run.tellAndWait(nil)
            let presenter = try run.subject
            #expect(presenter.hasError)
            #expect(presenter.details == nil)
            let texts = [presenter.errorTitle, presenter.errorMessage].filter { $0.filter(\.isLetter).isEmpty }
            #expect(texts == [], "This is a title or a message.")
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
            "An error clears after a success, and a success gives way to an error and to other details.",
            source: "fault class: a flag that is never taken down",
            tags: [.answers],
            presupposes: ["CONTACT-DETAILS-PRESENTER-03", "CONTACT-DETAILS-PRESENTER-05"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let (ann, other) = (Contact("Ann Arbor", id: "7"), Contact("Ann Arbour", id: "7"))
            for contact in [nil, ann, nil, nil, other, ann, nil, ann] {
                await run.appear()
                await run.tellAndWait(contact)
                let isShown = contact.map(run.shows) ?? run.hasError
                #expect(isShown, "\(contact?.name ?? "Nobody") was found, and \(run.read) is there.")
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
            for contact in [nil, Contact("Ann Arbor"), nil, Contact("Ann Arbour"), Contact("Bert Benz")] {
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
            "The content is there before the view is told: what it reads then is what stays.",
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
}
