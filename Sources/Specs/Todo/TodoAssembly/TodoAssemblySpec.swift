/// What has to be true of a complete to-do application, checked in whole stories.
///
/// ```swift
/// try await requirement.verify { fixture in
///     let app = OurApp(navigator: fixture.navigator, store: fixture.store, clock: fixture.clock)
///     return TodoAssemblyProbe(
///         start: app.start,
///         list: { ($0 as? OurListView).map(ListViewProbe.init) },
///         add: { ($0 as? OurAddView).map(AddViewProbe.init) }
///     )
/// }
/// ```
public enum TodoAssemblySpec: Spec {
    /// The navigator, the store, the clock, and where failures are reported.
    public typealias Fixture = TodoAssemblyFixture
    /// The application, and what a person can do with its screens.
    public typealias Subject = TodoAssemblyProbe

    /// All requirements: the clock, stories, days, stories that go wrong, and lifetimes.
    public static let requirements: [Requirement] = clock + stories + days + troubles
}
