/// What something came of in a walk: an event, an answer, or time that has passed.
struct Cause {
    /// The same in every order.
    let id: String
    /// The event that all of it came of, counted from the assembly.
    let event: Int
    /// How many answers and waits led to it, one after the other, since the event.
    let depth: Int

    /// What comes of something that came of this.
    func next(_ id: String) -> Cause {
        Cause(id: id, event: event, depth: depth + 1)
    }
}
