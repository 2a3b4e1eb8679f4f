/// Shows what it is told and never asks.
///
/// A view passes every user action on to its event handler and decides nothing itself. It knows
/// neither the interactor nor an entity, and it never asks the presenter for data: the presenter
/// tells it what to show. The view holds its event handler, and no lower layer does.
///
/// Conforming is optional: everything in the kit also works for a view that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "View".
@MainActor
public protocol ViewRole: AnyObject {
    /// The type that receives the user's actions, usually a module interface.
    associatedtype EventHandler

    /// Receives the user's actions; the one strong reference from the view into its module.
    var eventHandler: EventHandler? { get }
}
