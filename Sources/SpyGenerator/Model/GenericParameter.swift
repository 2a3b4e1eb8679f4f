/// A type parameter of a requirement or of a spy.
package struct GenericParameter: Equatable {
    package var name: String
    /// Whether it stands for any number of types.
    package var isPack = false
}
