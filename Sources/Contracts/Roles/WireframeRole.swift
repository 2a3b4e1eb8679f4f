/// Carries out the module's navigation.
///
/// Routing is shared: the presenter knows *when* to open another screen, the wireframe knows
/// *how*. The wireframe owns the window or navigation controller and assembles the modules.
///
/// Conforming is optional: everything in the kit also works for a wireframe that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Routing".
@MainActor
public protocol WireframeRole: AnyObject {
    /// The presenter that says when to navigate.
    associatedtype Presenter

    /// Says when to navigate; one of the two owns the other, and the reference back is weak.
    var presenter: Presenter? { get }
}
