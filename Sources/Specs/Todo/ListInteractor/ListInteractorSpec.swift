/// What has to be true of an interactor that finds the upcoming to-do items.
///
/// It is asked to find them, asks its data manager for the days from today through the end of next
/// week, and tells its output how each item relates to today.
///
/// ```swift
/// @Suite struct OurListInteractor {
///     @Test(arguments: ListInteractorSpec.requirements)
///     func conforms(to requirement: ListInteractorSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let interactor = OurInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
///             interactor.output = fixture.output
///             return interactor
///         }
///     }
/// }
/// ```
///
/// The original tests use a clock in the zone and language of the machine, since the published
/// interactor reads the machine's calendar. All other requirements use calendars, zones and
/// languages of their own.
public enum ListInteractorSpec: Spec {
    /// The data manager, the output and the clock.
    public typealias Fixture = ListInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any ListInteractorInput

    /// All requirements: the original tests first, then what they leave open.
    public static let requirements: [Requirement] =
        original + clock + dates + settings + answers + again + content + lifetime
}
