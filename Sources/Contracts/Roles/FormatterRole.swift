/// Turns an interactor's result into values that a view shows unchanged.
///
/// A formatter is a pure part of a presenter: the same content in the same calendar and locale
/// gives the same display. It keeps no state between calls and knows no view.
///
/// Conforming is optional: everything in the kit also works for a formatter that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Presenter".
public protocol FormatterRole {
    /// The result of the interactor.
    associatedtype Content
    /// What the view shows.
    associatedtype Display

    /// Returns the display of some content.
    ///
    /// - Parameter content: The result of the interactor.
    /// - Returns: What the view shows for the content.
    func display(_ content: Content) -> Display
}
