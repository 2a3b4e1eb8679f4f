/// A type that whoever conforms has to choose.
package struct AssociatedType: Equatable {
    package var name: String
    package var constraints: [TypeSyntax] = []
    package var conditions: [Condition] = []
}
