/// A type parameter of a requirement or of a spy, or one that stands for a number.
package struct GenericParameter: Equatable {
    package var name: String
    /// Whether it stands for any number of types.
    package var isPack = false
    /// The type of the number that it stands for; `nil` if it stands for a type.
    package var number: TypeSyntax?
}
