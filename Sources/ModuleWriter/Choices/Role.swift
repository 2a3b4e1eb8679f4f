/// The role that a protocol of a module stands for.
package enum Role: String, CaseIterable, Sendable {
    case view
    case presenter
    case interactor
    case output
    case wireframe
    case formatter
    case service

    /// Whether its double stands for an upper layer, which is asked rather than told.
    var isAsked: Bool { self == .interactor || self == .service || self == .formatter }
}
