import Foundation
import Testing

/// What has to be true of the wireframe that shows the list module and leads to the add module.
///
/// Who was connected to whom is found out by what happens when the list appears and is tapped.
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

    /// All requirements: where it leads, who is connected to whom, and who lives how long.
    public static let requirements: [Requirement] = navigation + lifetime
}
