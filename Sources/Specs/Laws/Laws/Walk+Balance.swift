extension Walk {
    /// Whether a state has begun and ended.
    func ends(_ state: Balance) -> Bool {
        stage.log.calls.drop { $0 != state.begin }.contains(where: state.isEnded)
    }

    /// Causes events, each answered before the next, until a condition is met; returns whether it is.
    func goOn(through events: [Int], until isMet: (Walk) -> Bool) async -> Bool {
        for event in events {
            await fire(event)
            await answerAll()
            if isMet(self) { return true }
        }
        return false
    }
}
