public import TodoContracts

/// A list view of any toolkit, and what a person can see of it and do with it.
///
/// ```swift
/// let view = OurListViewController(eventHandler: fixture.eventHandler)
/// return ListViewProbe(
///     view,
///     screen: { ListScreen(showsNoContentMessage: view.view === view.noContentView, sections: view.visibleSections) },
///     appear: { view.viewWillAppear(false) },
///     tapAdd: { view.addButton.sendActions(for: .touchUpInside) }
/// )
/// ```
@MainActor
public struct ListViewProbe {
    /// The view, or an adapter that forwards everything to one.
    public let view: any ListViewInterface
    /// What is on screen now.
    public let screen: () -> ListScreen
    /// Lets the view appear on screen.
    public let appear: () -> Void
    /// Taps the button with which an item is added.
    public let tapAdd: () -> Void

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - view: The view, or an adapter that forwards everything to one.
    ///   - screen: What is on screen now.
    ///   - appear: Lets the view appear on screen.
    ///   - tapAdd: Taps the button with which an item is added.
    public init(
        _ view: any ListViewInterface,
        screen: @escaping () -> ListScreen,
        appear: @escaping () -> Void,
        tapAdd: @escaping () -> Void
    ) {
        self.view = view
        self.screen = screen
        self.appear = appear
        self.tapAdd = tapAdd
    }
}
