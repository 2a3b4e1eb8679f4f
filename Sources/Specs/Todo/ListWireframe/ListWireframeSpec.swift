import Foundation
import Testing

/// What has to be true of the wireframe that shows the list module and leads to the add module.
///
/// The spec lets the list appear and taps it, and tells from the effects how the module is connected.
///
/// ```swift
/// try await requirement.verify { fixture in
///     let wireframe = OurListWireframe(
///         navigator: fixture.navigator,
///         dataManager: fixture.dataManager,
///         makeAddWireframe: fixture.makeAddWireframe
///     )
///     return ListWireframeProbe(wireframe, presentList: wireframe.presentList) { screen in
///         (screen as? OurListView).map(ListViewProbe.init)
///     }
/// }
/// ```
public enum ListWireframeSpec: Spec {
    /// The navigator, the data manager, the add wireframe and the clock.
    public typealias Fixture = ListWireframeFixture
    /// The wireframe, and what a person can do with the screen that it shows.
    public typealias Subject = ListWireframeProbe

    /// All requirements: which screens are shown, how the module is connected, and lifetimes.
    public static let requirements: [Requirement] = navigation + lifetime
}
