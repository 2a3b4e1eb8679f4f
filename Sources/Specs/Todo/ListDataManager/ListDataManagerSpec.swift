/// What has to be true of a data manager that finds the to-do items of some days.
///
/// It turns days into instants of the store, and hands up plain items.
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
    /// The store, the clock, and who hears of failures.
    public typealias Fixture = ListDataManagerFixture
    /// A data manager, or an adapter that hands everything on to one.
    public typealias Subject = any ListDataManager

    /// All requirements: days first, then answers, and who lives how long.
    public static let requirements: [Requirement] = clock + days + answers + lifetime
}
