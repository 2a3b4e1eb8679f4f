package import VIPERSpies

extension Answers {
    /// Forgets the held questions, once all of them are answered.
    ///
    /// A question without an answer stays, since an `async` caller that is forgotten would wait for ever.
    package func forgetAnswered() {
        if held.allSatisfy({ $0.count > 0 }) { forgetHeld() }
    }
}
