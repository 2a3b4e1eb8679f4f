/// What has to be true of a view of the upcoming to-do items, in any toolkit.
///
/// It shows what it is told, passes on what the user does, and decides nothing.
///
/// ```swift
/// @Suite struct OurListViewTests {
///     @Test(arguments: ListViewSpec.requirements)
///     func conforms(to requirement: ListViewSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let view = OurListView(eventHandler: fixture.eventHandler)
///             return ListViewProbe(view, screen: { … }, appear: { … }, tapAdd: { … })
///         }
///     }
/// }
/// ```
public enum ListViewSpec: Spec {
    /// The event handler.
    public typealias Fixture = ListViewFixture
    /// The view, and what a person can see of it and do with it.
    public typealias Subject = ListViewProbe

    /// All requirements: what is shown, what is passed on, and lifetimes.
    public static let requirements: [Requirement] = screens + events
}
