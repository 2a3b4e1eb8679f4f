/// The questions of an event that failed, and those that another event asked after that.
struct Retry {
    let event: Int
    let failed: [SeenCall]
    let again: [SeenCall]
    /// The questions that were asked before the event.
    let earlier: [SeenCall]
    /// Whether it is possible only after the failure, and does nothing.
    let isDead: Bool

    var asksTheSame: Bool { again.holdsTheSame(as: failed) }

    /// Whether it asks what failed with the arguments of another question, or with empty ones.
    var asksTheWrongThing: Bool {
        again.map(\.call.member).sorted() == failed.map(\.call.member).sorted() && !asksTheSame
            && again.allSatisfy { earlier.contains($0) || $0.call.hasEmptyArguments }
    }
}
