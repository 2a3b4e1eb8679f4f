/// The role of a protocol or a type in a VIPER module.
enum Role {
    case view
    /// The object that a view calls: the presenter, by whatever name.
    case presenter
    case interactor
    /// The object that an interactor calls: the presenter, from the interactor's point of view.
    case output
    case wireframe
    /// The object that learns how the module ended.
    case delegate
    case store
    case service
    /// An object that only computes, such as a formatter.
    case helper
    case clock

    /// Whether a double stands for it even if the module has a usable type.
    var isBoundary: Bool {
        switch self {
        case .view, .wireframe, .delegate, .store, .service: true
        case .presenter, .interactor, .output, .helper, .clock: false
        }
    }
}
