extension Walk {
    /// Whether a question changes something, so that it matters how often it is asked.
    func sends(_ question: OpenQuestion) -> Bool {
        let request = stage.requests[question.request]
        if request.isCommand { return true }
        guard let call = question.held.call() else { return false }
        return stage.role(of: call) == .store && call.hasArguments && !request.outcomes.contains(.empty)
    }
}
