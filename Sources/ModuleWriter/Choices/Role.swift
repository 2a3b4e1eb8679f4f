/// What a protocol of a module stands for.
package enum Role: String, CaseIterable, Sendable {
    case view
    case presenter
    case interactor
    case output
    case wireframe
    case formatter
    case service

    /// Whether its double stands above whoever uses it, and is asked more than it is told.
    var isAsked: Bool { self == .interactor || self == .service || self == .formatter }
}
