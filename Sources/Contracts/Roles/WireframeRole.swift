/// Carries out the module's navigation.
///
/// Routing is shared: the presenter knows *when* to leave for another screen, the wireframe knows
/// *how*. The wireframe owns the window or navigation controller and puts modules together.
///
/// Conforming is optional: whatever the kit does works for a wireframe that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Routing".
@MainActor
public protocol WireframeRole: AnyObject {
    /// The presenter that says when to navigate.
    associatedtype Presenter

    /// Says when to navigate; whoever of the two owns the other, the other end is weak.
    var presenter: Presenter? { get }
}
