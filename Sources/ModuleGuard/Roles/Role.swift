/// What a protocol or a type is in a VIPER module.
enum Role: String {
    case view
    /// What a view tells: the presenter, by whatever name.
    case presenter
    case interactor
    /// What an interactor tells, as the presenter is called there.
    case output
    case wireframe
    /// Who hears how the module ended.
    case delegate
    case store
    case service
    /// What only computes, such as a formatter.
    case helper
    case clock

    /// Whether a double stands for it even where there is a type that could be used.
    var isBoundary: Bool {
        switch self {
        case .view, .wireframe, .delegate, .store, .service: true
        case .presenter, .interactor, .output, .helper, .clock: false
        }
    }
}
