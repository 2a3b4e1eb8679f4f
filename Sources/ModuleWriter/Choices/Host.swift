/// The technology of the view.
package enum Host: String, CaseIterable, Sendable {
    /// A view controller.
    case uikit
    /// A view that observes the presenter, so that the presenter calls no view.
    case swiftui
    /// An object without any framework, for a terminal or for a framework of one's own.
    case none
}
