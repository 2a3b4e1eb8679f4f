/// What has to be true of a presenter that shows the details of a contact, or an error if there are none.
///
/// Its view pulls: it is told `updateUI()`, and then reads the details or the error.
///
/// ```swift
/// @Suite struct OurContactDetailsPresenter {
///     @Test(arguments: ContactDetailsPresenterSpec.requirements)
///     func conforms(to requirement: ContactDetailsPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let presenter = OurPresenter(id: fixture.id, interactor: fixture.interactor)
///             presenter.view = fixture.view
///             return presenter
///         }
///     }
/// }
/// ```
public enum ContactDetailsPresenterSpec: Spec {
    /// The id of the contact, the view and the interactor.
    public typealias Fixture = ContactDetailsPresenterFixture
    /// A presenter, or an adapter that forwards everything to one or several objects.
    public typealias Subject = any ContactDetailsPresenterInput & ContactDetailsInteractorOutput

    /// All requirements.
    public static let requirements: [Requirement] = content + shared("CONTACT-DETAILS-PRESENTER", from: 11) + meanwhile
}

extension ContactDetailsPresenterSpec: AnsweredModule {
    package static let names = (module: "presenter", listener: "view")
    package static let kinds = 2

    package static func words(of kind: Int) -> String { kind == 0 ? "an error" : "details" }

    package static func fixture() -> Fixture { Fixture() }

    package static func ask(_ run: Run<Self>) async { await run.appear() }

    package static func answer(_ run: Run<Self>, _ kind: Int) async { run.tell(kind == 0 ? nil : Contact("Ann Arbor")) }

    package static func questions(in fixture: Fixture) -> Int { fixture.interactor.calls.count }

    package static func tellings(in fixture: Fixture) -> Int { fixture.view.calls.count }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.view }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.view, replacedBy: ContactDetailsPresenterOutputSpy(log: run.log))
    }
}
