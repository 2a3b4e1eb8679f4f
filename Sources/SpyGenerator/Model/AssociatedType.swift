/// A type that each conforming type has to choose.
package struct AssociatedType: Equatable {
    package var name: String
    package var constraints: [TypeSyntax] = []
    package var conditions: [Condition] = []
}
