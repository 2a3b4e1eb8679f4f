/// What has to be true of a data manager that finds the to-do items of some days.
///
/// It turns days into instants for the store, and returns plain items.
///
/// ```swift
/// @Suite struct OurListDataManagerTests {
///     @Test(arguments: ListDataManagerSpec.requirements)
///     func conforms(to requirement: ListDataManagerSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             OurListDataManager(store: fixture.store, clock: fixture.clock)
///         }
///     }
/// }
/// ```
public enum ListDataManagerSpec: Spec {
    /// The store, the clock, and where failures are reported.
    public typealias Fixture = ListDataManagerFixture
    /// A data manager, or an adapter that forwards everything to one.
    public typealias Subject = any ListDataManager

    /// All requirements: days first, then answers, and lifetimes.
    public static let requirements: [Requirement] = clock + days + answers + lifetime
}
