/// One thing that was done to a module, and what it left behind.
struct Step {
    /// What was done.
    enum Act {
        case event(Int)
        case answer(Outcome)
        case time
        case end
    }

    /// Its name in the story.
    let name: String
    let act: Act
    /// How many calls there were before.
    let start: Int
    /// How many calls there were once nothing more came of it.
    var end: Int
    /// Whether something began to wait for time to pass.
    var awaitsTime = false
    /// Whether something stopped waiting for time, such as a countdown that was stopped.
    var endsWait = false

    /// Whether a question was answered.
    var isAnswer: Bool { if case .answer = act { true } else { false } }
}
