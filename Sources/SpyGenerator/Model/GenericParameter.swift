/// A type parameter of a requirement or of a spy, or a parameter that is a number.
package struct GenericParameter: Equatable {
    package var name: String
    /// Whether it is a parameter pack.
    package var isPack = false
    /// The type of the number; `nil` if the parameter is a type.
    package var number: TypeSyntax?
}
