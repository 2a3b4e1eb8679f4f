/// A type that whoever conforms has to choose.
struct AssociatedType: Equatable {
    var name: String
    var constraints: [TypeSyntax] = []
    var conditions: [Condition] = []
}
