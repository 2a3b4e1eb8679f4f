extension Answers {
    /// Waits until a question is held, for a test whose subject works in a task or on a queue.
    ///
    /// ```swift
    /// service.login.hold()
    /// presenter.didTapLogin()
    /// try await service.login.asked().fail(Offline())
    /// ```
    ///
    /// If no question comes, the test fails with what happened instead:
    ///
    /// ```
    /// LoginService.login was not asked a 2nd time within 10 seconds; 1 question is held.
    /// The calls so far:
    ///   1. LoginService.login(name: "ann")
    /// ```
    ///
    /// - Parameters:
    ///   - times: Which question: the first, the second and so on.
    ///   - limit: How long to wait for it; a busy machine stretches it.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Returns: The question.
    /// - Throws: ``NotAsked`` if no question comes, and `CancellationError` if the test is cancelled.
    @discardableResult
    public func asked(
        _ times: Int = 1,
        within limit: Duration = .seconds(10),
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Held {
        let times = max(times, 1)
        if let question = try await log.wait(within: limit, for: { held.dropFirst(times - 1).first }) {
            return question
        }
        // A question that was answered at once, even without a plan, never comes into `held`, however long a test
        // waits.
        guard log.locked({ !waiting.isEmpty || !wasAsked }) else {
            throw NotAsked("\(name) was asked, but not held: `hold()` has to come before the question.", in: log)
        }
        let count = held.count == 1 ? "1 question is" : "\(held.count) questions are"
        throw NotAsked(
            "\(name) was not asked\(CallLog.time(times)) within \(CallLog.seconds(limit)); \(count) held.",
            in: log
        )
    }
}
