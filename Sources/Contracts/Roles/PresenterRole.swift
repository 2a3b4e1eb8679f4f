/// Prepares content for the view and reacts to the user's input.
///
/// A presenter turns an interactor's results into values that a view shows unchanged, asks the
/// interactor when an action needs more data, and the wireframe when an action opens another screen.
/// It knows no UI toolkit and never sees an entity.
///
/// Conforming is optional: everything in the kit also works for a presenter that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Presenter".
@MainActor
public protocol PresenterRole: AnyObject {
    /// What the presenter tells the view, such as "show the no-content message".
    associatedtype UserInterface
    /// What the presenter asks for business logic.
    associatedtype Interactor
    /// Where the presenter can lead the user.
    associatedtype Wireframe

    /// The view; held weakly, since the view owns its event handler.
    var userInterface: UserInterface? { get }
    /// The business logic of the module.
    var interactor: Interactor? { get }
    /// The way to other modules.
    var wireframe: Wireframe? { get }
}
