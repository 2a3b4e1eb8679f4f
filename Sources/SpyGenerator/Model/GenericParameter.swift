/// A type parameter of a requirement or of a spy.
struct GenericParameter: Equatable {
    var name: String
    /// Whether it stands for any number of types.
    var isPack = false
}
