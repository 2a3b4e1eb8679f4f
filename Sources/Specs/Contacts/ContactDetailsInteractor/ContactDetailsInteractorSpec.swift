import Testing

/// What has to be true of an interactor that finds the details of a contact.
///
/// ```swift
/// @Suite struct OurContactDetailsInteractor {
///     @Test(arguments: ContactDetailsInteractorSpec.requirements)
///     func conforms(to requirement: ContactDetailsInteractorSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let interactor = OurInteractor(store: fixture.store)
///             interactor.output = fixture.output
///             return interactor
///         }
///     }
/// }
/// ```
public enum ContactDetailsInteractorSpec: Spec {
    /// The store and the output.
    public typealias Fixture = ContactDetailsInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any ContactDetailsInteractorInput

    /// All requirements.
    public static let requirements: [Requirement] = answers + shared("CONTACT-DETAILS-INTERACTOR", from: 7) + meanwhile

    private static let answers: [Requirement] = [
        Requirement(
            "CONTACT-DETAILS-INTERACTOR-01",
            .must,
            "The details of the contact that is asked for are told, to the last character.",
            source: "iOS: Principles of VIPER: fetchDetails(_:) leads to didFetchDetails(_:)",
            tags: [.content]
        ) { trial in
            let alike = ([String].delicate + [""]).map { ($0, $0, $0) }
            for (index, texts) in (alike + [("", "Ann", "1"), ("a", "", "1"), ("a", "Ann", "")]).enumerated() {
                let run = try await trial.start(fixture())
                let contact = Contact(id: "\(index)", imageName: texts.0, name: texts.1, number: texts.2)
                await run.fetch("\(index)", finding: contact)
                guard run.output.calls.count == 1, case .didFetchDetails(let told) = run.output.calls[0] else {
                    Issue.record("The output was told \(PlainText.of(run.output.calls, limit: 500)).")
                    continue
                }
                #expect(
                    [told.imageName, told.name, told.number].map(ExactText.init)
                        == [texts.0, texts.1, texts.2].map(ExactText.init)
                )
            }
        },
        Requirement(
            "CONTACT-DETAILS-INTERACTOR-02",
            .must,
            "The store is asked for each contact by its id, to the last character.",
            source:
                "fault class: the name or a trimmed text taken for the id; a request lost while another is on its way",
            tags: [.content, .answers]
        ) { trial in
            let run = try await trial.start(fixture())
            for id in ["7", "007", "a", "A", " a", "id of Anna Bell"] {
                await run.fetch(id, finding: Contact("Anna Bell", id: id))
                let asked = try run.store.contact.held.last?.arguments
                #expect(asked.map(ExactText.init) == ExactText(id))
            }
            let overlapping = try await trial.start(fixture())
            for id in ["1", "2"] { await overlapping.fetch(id) }
            // An interactor that asks for one contact at a time asks for the second once it has the first.
            if overlapping.asked == ["1"] { overlapping.store.contact.held.last?.give(Contact("Ann Arbor", id: "1")) }
            await overlapping.settle { _ in overlapping.asked.contains("2") }
            #expect(overlapping.asked.contains("2"), "“2” was asked for while “1” was on its way.")
        },
        Requirement(
            "CONTACT-DETAILS-INTERACTOR-03",
            .must,
            "If there is no such contact, the error is told, and no details.",
            source: "iOS: Principles of VIPER: didGetError()",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(fixture())
            await run.fetch("nobody", finding: nil)
            #expect(run.output.calls == [.didGetError])
        },
        Requirement(
            "CONTACT-DETAILS-INTERACTOR-04",
            .must,
            "Each request is answered once when the store answers, whatever was answered before.",
            source: "fault class: an error that stays; details from before; the same contact not told again",
            tags: [.answers],
            presupposes: ["CONTACT-DETAILS-INTERACTOR-01", "CONTACT-DETAILS-INTERACTOR-03"]
        ) { trial in
            let run = try await trial.start(fixture())
            let (ann, bert) = (Contact("Ann Arbor"), Contact("Bert Benz"))
            let changed = Contact(id: ann.id, imageName: "new", name: "Ann Arbour", number: "1")
            var expected: [ContactDetailsInteractorOutputSpy.Call] = []
            let numbered = Contact(id: ann.id, imageName: ann.imageName, name: ann.name, number: "1")
            let pictured = numbered.pictured("new")
            for contact in [ann, ann, nil, nil, changed, bert, nil, ann, numbered, pictured, changed] {
                await run.fetch(contact?.id ?? ann.id, finding: contact)
                expected.append(contact.map { .didFetchDetails($0.details) } ?? .didGetError)
                #expect(run.output.calls == expected)
            }
            let prompt = try await trial.start(Fixture()) { $0.store.contact.give(ann) }
            for contact in [ann, nil, bert] {
                let told = prompt.output.calls.count
                prompt.store.contact.give(contact)
                await prompt.fetch(contact?.id ?? ann.id)
                await prompt.settle { $0.output.calls.count > told }
                let answers = Array(prompt.output.calls.dropFirst(told))
                let expected: [ContactDetailsInteractorOutputSpy.Call] = [
                    contact.map { .didFetchDetails($0.details) } ?? .didGetError
                ]
                #expect(answers == expected, "The store answers at once.")
            }
            let overlapping = try await trial.start(fixture())
            for id in [ann.id, bert.id] { await overlapping.fetch(id) }
            for contact in [ann, bert] {
                // An interactor that joins requests, or asks for one contact at a time, has one open question at a
                // time.
                overlapping.store.contact.held.first { $0.count == 0 }?.give(contact)
                await overlapping.settle()
            }
            let asked = overlapping.asked
            guard asked == [ann.id, bert.id] else { return }
            #expect(
                overlapping.output.calls.last == .didFetchDetails(bert.details),
                "Two requests were on their way, and the store answered one after the other."
            )
        },
        Requirement(
            "CONTACT-DETAILS-INTERACTOR-05",
            .should,
            "A late answer to an older request does not overwrite a newer answer.",
            source: "fault class: stale answers; the output cannot tell whose details they are",
            tags: [.answers]
        ) { trial in
            var isJoined = true
            for ids in [["old", "new"], ["same", "other", "same"]] {
                for isFound in [true, false] {
                    let run = try await trial.start(fixture())
                    for id in ids { await run.fetch(id) }
                    let held = Array(run.store.contact.held)
                    // An interactor that joins requests for the same contact asks fewer questions.
                    guard let newest = held.last, held.count == ids.count else { continue }
                    isJoined = false
                    let bert = Contact("Bert Benz", id: try newest.arguments)
                    newest.give(bert)
                    await run.settle { !$0.output.calls.isEmpty }
                    for late in held.dropLast() {
                        late.give(isFound ? Contact("Ann Arbor", id: try late.arguments) : nil)
                    }
                    await run.settle()
                    #expect(run.output.calls.last == .didFetchDetails(bert.details))
                }
            }
            if isJoined { throw NotApplicable("No more than one question is open at a time.") }
        },
        Requirement(
            "CONTACT-DETAILS-INTERACTOR-06",
            .should,
            "If the store answers one request twice, only the first answer is told.",
            source: "contract of ContactDetailsInteractorOutput: the answer to one request",
            tags: [.answers]
        ) { trial in
            for contact in [Contact("Ann Arbor", id: "7"), nil] {
                let run = try await askAndHold(trial)
                let held = try #require(run.store.contact.held.last)
                guard held.canBeGivenAgain else {
                    throw NotApplicable("The module awaits its contact, so that there can be no second answer.")
                }
                for answer in [contact, Contact("Bert Benz", id: "7")] { held.give(answer) }
                await run.settle { !$0.output.calls.isEmpty }
                #expect(run.output.calls == [contact.map { .didFetchDetails($0.details) } ?? .didGetError])
            }
        },
    ]

    private static let meanwhile: [Requirement] = [
        Requirement(
            "CONTACT-DETAILS-INTERACTOR-14",
            .should,
            "A newer answer of the store does not wait for an older one.",
            source: "fault class: answers that are counted, so that one that never comes holds up all others",
            tags: [.answers],
            presupposes: ["CONTACT-DETAILS-INTERACTOR-03"]
        ) { trial in
            for bert in [Contact("Bert Benz", id: "new"), nil] {
                let run = try await askAndHold(trial)
                await run.fetch("new")
                let asked = run.asked
                #expect(asked.last == "new", "“7” is on its way, and then “new” was asked for.")
                if asked.last == "new" { run.store.contact.held.last?.give(bert) }
                await run.settle { !$0.output.calls.isEmpty }
                #expect(run.output.calls.last == bert.map { .didFetchDetails($0.details) } ?? .didGetError)
            }
        }
    ]
}

extension ContactDetailsInteractorSpec: AnsweredModule {
    package static let names = (module: "interactor", listener: "output")
    package static let kinds = 2

    package static func words(of kind: Int) -> String { kind == 0 ? "no contact" : "a contact" }

    package static func forgetAnswered(in fixture: Fixture) { fixture.store.contact.forgetAnswered() }

    package static func fixture() -> Fixture {
        let fixture = Fixture()
        fixture.store.contact.hold()
        return fixture
    }

    package static func ask(_ run: Run<Self>) async { await run.fetch("7") }

    package static func answer(_ run: Run<Self>, _ kind: Int) async {
        guard let held = run.store.contact.held.last else { return }
        await Task.detached { held.give(kind == 0 ? nil : Contact("Ann Arbor", id: "7")) }.value
    }

    package static func questions(in fixture: Fixture) -> Int { fixture.store.calls.count }

    package static func tellings(in fixture: Fixture) -> Int { fixture.output.calls.count }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.output }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.output, replacedBy: ContactDetailsInteractorOutputSpy(log: run.log))
    }
}

extension Run<ContactDetailsInteractorSpec> {
    /// The ids that the store was asked for.
    fileprivate var asked: [String] {
        fixture.store.calls.compactMap { if case .contact(let id) = $0 { id } else { nil } }
    }

    /// Asks the interactor for a contact.
    fileprivate func fetch(_ id: String) async {
        await step("fetchDetails(\"\(id)\")") { $0.fetchDetails(id) }
    }

    /// Asks the interactor for a contact, and lets the store answer.
    fileprivate func fetch(_ id: String, finding contact: Contact?) async {
        let (asked, told) = (fixture.store.contact.held.count, fixture.output.calls.count)
        await fetch(id)
        await settle { $0.store.contact.held.count > asked }
        if fixture.store.contact.held.count > asked { fixture.store.contact.held.last?.give(contact) }
        await settle { $0.output.calls.count > told }
    }
}
