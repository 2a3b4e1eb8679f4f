/// What the view is made of.
package enum Host: String, CaseIterable, Sendable {
    /// A view controller.
    case uikit
    /// A view that observes the presenter, so that nobody tells it anything.
    case swiftui
    /// An object that knows no framework, for a terminal or for a framework of one's own.
    case none
}
