/// A condition of a `where` clause.
struct Condition: Equatable, CustomStringConvertible {
    var left: TypeSyntax
    /// Whether both sides are the same type; otherwise the left conforms to the right.
    var isSameType: Bool
    var right: TypeSyntax

    var description: String {
        isSameType ? "\(left) == \(right)" : "\(left): \(right)"
    }
}
