/// A condition of a `where` clause.
package struct Condition: Equatable, CustomStringConvertible {
    package var left: TypeSyntax
    /// Whether both sides are the same type; otherwise the left conforms to the right.
    package var isSameType: Bool
    package var right: TypeSyntax

    package var description: String {
        isSameType ? "\(left) == \(right)" : "\(left): \(right)"
    }
}
