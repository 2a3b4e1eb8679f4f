/// What has to be true of a presenter of the upcoming to-do items.
///
/// It asks its interactor when the view wants to be updated, turns what was found into sections or
/// the no-content message, and leads to the add module.
///
/// ```swift
/// @Suite struct OurListPresenter {
///     @Test(arguments: ListPresenterSpec.requirements)
///     func conforms(to requirement: ListPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let presenter = OurPresenter(interactor: fixture.interactor, clock: fixture.clock)
///             presenter.view = fixture.view
///             presenter.wireframe = fixture.wireframe
///             return presenter
///         }
///     }
/// }
/// ```
///
/// The original tests use a clock in the zone and language of the machine, since the published
/// presenter reads them there. All other requirements use zones and languages of their own.
public enum ListPresenterSpec: Spec {
    /// The view, the interactor, the wireframe and the clock.
    public typealias Fixture = ListPresenterFixture
    /// A presenter, or an adapter that forwards everything to one or several objects.
    public typealias Subject = any ListModuleInterface & ListInteractorOutput & AddModuleDelegate

    /// All requirements: the original tests first, then what they leave open.
    public static let requirements: [Requirement] = original + events + adding + content + clock + dates + lifetime
}
