/// The actor that a declaration runs on.
package enum Isolation: Equatable {
    /// Nothing is said about an actor.
    case none
    case nonisolated
    /// A global actor, without the `@` of its attribute.
    case global(String)
    /// The actor that the spy itself is.
    case instance
}
