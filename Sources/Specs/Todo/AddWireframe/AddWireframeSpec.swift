/// What has to be true of the wireframe that presents and dismisses the add module.
///
/// The spec taps the buttons on the screen, and tells from the effects how the module is connected.
///
/// ```swift
/// try await requirement.verify { fixture in
///     let wireframe = OurAddWireframe(navigator: fixture.navigator, dataManager: fixture.dataManager, …)
///     return AddWireframeProbe(wireframe) { screen in (screen as? OurAddView).map(AddViewProbe.init) }
/// }
/// ```
public enum AddWireframeSpec: Spec {
    /// The navigator, the data manager, the delegate and the clock.
    public typealias Fixture = AddWireframeFixture
    /// The wireframe, and what a person can do with the screen that it presents.
    public typealias Subject = AddWireframeProbe

    /// All requirements: which screens are shown, how the module is connected, and lifetimes.
    public static let requirements: [Requirement] = clock + navigation + lifetime
}
