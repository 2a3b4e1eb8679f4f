/// The cause of something in a walk: an event, an answer, or time that has passed.
struct Cause {
    /// The same in every order.
    let id: String
    /// The event that all of it began with, counted from the assembly.
    let event: Int
    /// How many answers and waits, one after the other, led from the event to it.
    let depth: Int

    /// Returns the cause of what follows from this one.
    func next(_ id: String) -> Cause {
        Cause(id: id, event: event, depth: depth + 1)
    }
}
