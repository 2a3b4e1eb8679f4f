import Testing

extension Run<ArticlesServiceSpec> {
    /// Fetches from a server that does not answer in time, and expects an error that names the time limit.
    ///
    /// The fetch must not end before the limit, but for what clocks may differ by.
    ///
    /// - Parameter answer: What the server sends, for six times as long as the limit of a second.
    func expectTimeLimit(answered answer: String) async throws {
        let start = ContinuousClock.now
        let outcome = try await fetch()
        let time = ContinuousClock.now - start
        let expected = ArticlesServiceError(.timeLimit, address: fixture.address)
        #expect(outcome == .failure(expected), "The answer was \(answer), for six times as long as the limit.")
        #expect(time > .milliseconds(900), "The answer was \(answer), and the fetch ended \(time) after it had begun.")
    }
}
