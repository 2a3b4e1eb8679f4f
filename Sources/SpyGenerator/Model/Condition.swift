/// A condition of a `where` clause.
package struct Condition: Equatable, CustomStringConvertible {
    package var left: TypeSyntax
    /// Whether both sides are the same type; if not, the left one conforms to the right one.
    package var isSameType: Bool
    package var right: TypeSyntax

    package var description: String {
        isSameType ? "\(left) == \(right)" : "\(left): \(right)"
    }
}
