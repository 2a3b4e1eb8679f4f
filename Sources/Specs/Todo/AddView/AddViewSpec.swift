/// What has to be true of a view in which a to-do item is added, in any toolkit.
///
/// It shows what it is told, passes on what the user does, and decides nothing.
///
/// ```swift
/// @Suite struct OurAddViewTests {
///     @Test(arguments: AddViewSpec.requirements)
///     func conforms(to requirement: AddViewSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             let view = OurAddView(eventHandler: fixture.eventHandler)
///             return AddViewProbe(view, screen: { … }, enter: { … }, tapSave: { … }, tapCancel: { … })
///         }
///     }
/// }
/// ```
public enum AddViewSpec: Spec {
    /// The event handler.
    public typealias Fixture = AddViewFixture
    /// The view, and what a person can see of it and do with it.
    public typealias Subject = AddViewProbe

    /// All requirements: what is shown, what is passed on, and lifetimes.
    public static let requirements: [Requirement] = screens + events
}
