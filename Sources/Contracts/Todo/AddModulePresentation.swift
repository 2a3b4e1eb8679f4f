/// What the add module is told when its view is about to be shown.
@MainActor
public protocol AddModulePresentation: AnyObject {
    /// Prepares the view; from then on the user can save or cancel, once.
    ///
    /// - Parameter userInterface: The view that is about to be shown.
    func configureUserInterfaceForPresentation(_ userInterface: any AddViewInterface)
}
