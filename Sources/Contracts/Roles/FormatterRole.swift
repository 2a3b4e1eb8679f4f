/// Turns an interactor's result into something that can be shown as it is.
///
/// A formatter is a pure part of a presenter: the same content in the same calendar and locale
/// gives the same display. It holds no state that outlives a call and knows no view.
///
/// Conforming is optional: whatever the kit does works for a formatter that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Presenter".
public protocol FormatterRole {
    /// What the interactor found.
    associatedtype Content
    /// What the view shows.
    associatedtype Display

    /// The display of some content.
    ///
    /// - Parameter content: What the interactor found.
    /// - Returns: What the view shows for it.
    func display(_ content: Content) -> Display
}
