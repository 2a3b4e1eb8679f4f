package import VIPERSpies

extension Answers {
    /// Forgets the questions that were held, once each was answered.
    ///
    /// NB: a question that is not answered stays, since an `async` caller who is forgotten waits for ever.
    package func forgetAnswered() {
        if held.allSatisfy({ $0.count > 0 }) { forgetHeld() }
    }
}
