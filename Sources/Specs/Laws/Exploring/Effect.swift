/// What comes of an event.
struct Effect {
    enum Kind {
        case none, shows, asks
    }

    /// What comes of it before anything is answered.
    let kind: Kind
    /// Whether something waits for time to pass before that.
    let awaitsTime: Bool
    /// Whether something waits for time to pass once everything is answered.
    let waitsLater: Bool
    /// How many questions follow from answers.
    let later: Int
}
