/// On which actor a declaration runs.
package enum Isolation: Equatable {
    /// Nothing is said.
    case none
    case nonisolated
    /// A global actor, without the sign of the attribute.
    case global(String)
    /// The actor that the spy itself is.
    case instance
}
