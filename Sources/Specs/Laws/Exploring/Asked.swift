/// What an event asks, word for word, and how that can be answered.
struct Asked {
    let texts: Set<String>
    let members: Set<String>
    let outcomes: Set<Outcome>
    /// Whether all of its requests are commands.
    let isCommand: Bool

    @MainActor
    init(by walk: Walk) {
        isCommand = walk.onlyCommands
        let questions = walk.questions(since: walk.eventStart)
        (texts, members) = (Set(questions.map(\.text)), Set(questions.map(\.member)))
        outcomes = walk.requestsMade.reduce([.success]) { $0.union(walk.stage.requests[$1].outcomes) }
    }
}
