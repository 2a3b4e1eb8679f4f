/// What has to be true of a presenter that lists contacts.
///
/// Its view pulls: it is told `updateUI()`, and then reads the number of rows and each row. So the requirements check
/// what the presenter offers, and that it is there before the view is told.
///
/// ```swift
/// @Suite struct OurContactListPresenter {
///     @Test(arguments: ContactListPresenterSpec.requirements)
///     func conforms(to requirement: ContactListPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let presenter = OurPresenter(interactor: fixture.interactor, router: fixture.router)
///             presenter.view = fixture.view
///             return presenter
///         }
///     }
/// }
/// ```
public enum ContactListPresenterSpec: Spec {
    /// The view, the interactor and the router.
    public typealias Fixture = ContactListPresenterFixture
    /// A presenter, or an adapter that forwards everything to one or several objects.
    public typealias Subject = any ContactListPresenterInput & ContactListInteractorOutput

    /// All requirements.
    public static let requirements: [Requirement] =
        content + typing + selection + shared("CONTACT-LIST-PRESENTER", from: 21) + meanwhile
}

extension ContactListPresenterSpec: AnsweredModule {
    package static let names = (module: "presenter", listener: "view")
    package static let kinds = 2

    package static func words(of kind: Int) -> String { kind == 0 ? "no contacts" : "contacts" }

    package static func fixture() -> Fixture { Fixture() }

    package static func ask(_ run: Run<Self>) async { await run.appear() }

    package static func answer(_ run: Run<Self>, _ kind: Int) async { run.tell(kind == 0 ? [] : .usual) }

    package static func goOn(_ run: Run<Self>) async {
        await run.step("didTypePrefix(\"an\")") { $0.didTypePrefix("an") }
        for contacts in [.usual, .many] as [[Contact]] {
            run.tell(contacts)
            await run.settle()
        }
        await run.select(0)
    }

    package static func questions(in fixture: Fixture) -> Int { fixture.interactor.calls.count }

    package static func tellings(in fixture: Fixture) -> Int { fixture.view.calls.count }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.view }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.view, replacedBy: ContactListPresenterOutputSpy(log: run.log))
    }
}
