import Testing

extension Run<ArticlesServiceSpec> {
    /// Fetches what is not answered in time, and expects an error that names the time limit, and not before it is over, but for
    /// what clocks may differ by.
    ///
    /// - Parameter answer: What comes, for six times as long as the limit of a second.
    func expectTimeLimit(answered answer: String) async throws {
        let start = ContinuousClock.now
        let outcome = try await fetch()
        let time = ContinuousClock.now - start
        let expected = ArticlesServiceError(.timeLimit, address: fixture.address)
        #expect(outcome == .failure(expected), "The answer was \(answer), for six times as long as the limit.")
        #expect(time > .milliseconds(900), "The answer was \(answer), and the fetch ended \(time) after it had begun.")
    }
}
