extension LogState.Entry {
    /// What happened, in a line of the story.
    ///
    /// - Parameter nextCall: The next of the log's calls.
    func line(_ nextCall: () -> LoggedCall) -> String {
        switch self {
        case .call, .logged: "\(nextCall())"
        case .note(let text): text
        case .answer(let answer): answer.description
        case .problem(let text): "! \(text)"
        }
    }
}
