import Testing

/// A fetch that is under way and will not be answered in time.
@MainActor
struct LimitedFetch {
    let run: Run<ArticlesServiceSpec>
    private let answer: String
    private let start = ContinuousClock.now
    private let task: Task<(outcome: ServiceOutcome, end: ContinuousClock.Instant), any Error>

    /// Begins to fetch.
    ///
    /// - Parameters:
    ///   - run: The service, whose time limit is a second.
    ///   - answer: What it is answered, for six times as long.
    init(_ run: Run<ArticlesServiceSpec>, answered answer: String) {
        (self.run, self.answer) = (run, answer)
        task = Task { (try await run.fetch(), .now) }
    }

    /// Expects an error that names the time limit, and not before it is over, but for what clocks may differ by.
    func expectToEndInTime() async throws {
        let (outcome, end) = try await task.value
        let expected = ArticlesServiceError(.timeLimit, address: run.address)
        #expect(outcome == .failure(expected), "The answer was \(answer), for six times as long as the limit.")
        let isEarly = end - start < .milliseconds(900)
        #expect(!isEarly, "The answer was \(answer), and the fetch ended \(end - start) after it had begun.")
    }
}
