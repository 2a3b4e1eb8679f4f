/// What has to be true of a presenter of the module in which a to-do item is added.
///
/// It prepares its view when the module is presented, and ends the module when the user saves or
/// cancels: it has the item stored, has the module dismissed, and tells the delegate.
///
/// ```swift
/// @Suite struct OurAddPresenterTests {
///     @Test(arguments: AddPresenterSpec.requirements)
///     func conforms(to requirement: AddPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let presenter = OurAddPresenter(interactor: fixture.interactor, clock: fixture.clock)
///             presenter.wireframe = fixture.wireframe
///             presenter.delegate = fixture.delegate
///             return presenter
///         }
///     }
/// }
/// ```
public enum AddPresenterSpec: Spec {
    /// The interactor, the wireframe, the delegate and the clock.
    public typealias Fixture = AddPresenterFixture
    /// A presenter, or an adapter that forwards everything to one.
    public typealias Subject = any AddModuleInterface & AddModulePresentation

    /// All requirements: what the user does, what the view is told, and lifetimes.
    public static let requirements: [Requirement] = events + again + clock + presentation + lifetime
}
