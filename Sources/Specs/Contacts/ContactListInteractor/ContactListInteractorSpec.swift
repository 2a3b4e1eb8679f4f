/// What has to be true of an interactor that lists contacts.
///
/// It asks its store for the contacts, and tells its output those whose names begin with what the user has typed.
/// It may keep the contacts, or ask the store at each search.
///
/// ```swift
/// @Suite struct OurContactListInteractor {
///     @Test(arguments: ContactListInteractorSpec.requirements)
///     func conforms(to requirement: ContactListInteractorSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let interactor = OurInteractor(store: fixture.store)
///             interactor.output = fixture.output
///             return interactor
///         }
///     }
/// }
/// ```
public enum ContactListInteractorSpec: Spec {
    /// The store and the output.
    public typealias Fixture = ContactListInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any ContactListInteractorInput

    /// All requirements.
    public static let requirements: [Requirement] =
        fetching + searching + overlapping + shared("CONTACT-LIST-INTERACTOR", from: 17) + meanwhile
}

extension ContactListInteractorSpec: AnsweredModule {
    package static let names = (module: "interactor", listener: "output")
    package static let kinds = 2

    package static func words(of kind: Int) -> String { kind == 0 ? "no contacts" : "contacts" }

    package static func forgetAnswered(in fixture: Fixture) { fixture.store.contacts.forgetAnswered() }

    package static func fixture() -> Fixture {
        let fixture = Fixture()
        fixture.store.contacts.hold()
        return fixture
    }

    package static func ask(_ run: Run<Self>) async {
        // A prefix that is typed before the contacts are there has to be kept until they come, and released then.
        if run.told.isEmpty { run.search("An") }
        await run.fetch()
    }

    package static func answer(_ run: Run<Self>, _ kind: Int) async {
        guard let held = run.store.contacts.held.last else { return }
        await Task.detached { held.give(kind == 0 ? [] : .usual) }.value
    }

    package static func goOn(_ run: Run<Self>) async {
        run.search("An")
        await run.answer()
    }

    package static func questions(in fixture: Fixture) -> Int { fixture.store.calls.count }

    package static func tellings(in fixture: Fixture) -> Int { fixture.told.count }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.output }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.output, replacedBy: ContactListInteractorOutputSpy(log: run.log))
    }
}
