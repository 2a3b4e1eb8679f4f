/// What has to be true of the wireframe that presents and dismisses the add module.
///
/// Who was connected to whom is found out by what happens when the buttons on the screen are tapped.
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

    /// All requirements: where it leads, who is connected to whom, and who lives how long.
    public static let requirements: [Requirement] = clock + navigation + lifetime
}
