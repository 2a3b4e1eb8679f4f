public import Foundation
public import TodoContracts

/// An add view of any toolkit, and what a person can see of it and do with it.
///
/// ```swift
/// let view = OurAddView(eventHandler: fixture.eventHandler)
/// return AddViewProbe(
///     view,
///     screen: { AddScreen(name: view.name.text, dueDate: view.picker.date, minimumDueDate: view.picker.minimum) },
///     enter: { name, dueDate in (view.name.text, view.picker.date) = (name, dueDate) },
///     tapSave: { view.save.tap() },
///     tapCancel: { view.cancel.tap() }
/// )
/// ```
@MainActor
public struct AddViewProbe {
    /// The view, or an adapter that forwards everything to one.
    public let view: any AddViewInterface
    /// What is on screen now.
    public let screen: () -> AddScreen
    /// Types a name and picks a date.
    public let enter: (_ name: String, _ dueDate: Date) -> Void
    /// Taps the button that saves.
    public let tapSave: () -> Void
    /// Taps the button that cancels.
    public let tapCancel: () -> Void

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - view: The view, or an adapter that forwards everything to one.
    ///   - screen: What is on screen now.
    ///   - enter: Types a name and picks a date.
    ///   - tapSave: Taps the button that saves.
    ///   - tapCancel: Taps the button that cancels.
    public init(
        _ view: any AddViewInterface,
        screen: @escaping () -> AddScreen,
        enter: @escaping (_ name: String, _ dueDate: Date) -> Void,
        tapSave: @escaping () -> Void,
        tapCancel: @escaping () -> Void
    ) {
        self.view = view
        self.screen = screen
        self.enter = enter
        self.tapSave = tapSave
        self.tapCancel = tapCancel
    }
}
