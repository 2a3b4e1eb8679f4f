import Foundation

extension Answers {
    /// Waits until a question is held, for a test whose subject works in a task or on a queue.
    ///
    /// ```swift
    /// service.login.hold()
    /// presenter.didTapLogin()
    /// try await service.login.asked().fail(Offline())
    /// ```
    ///
    /// If it does not come, the test fails with what happened instead:
    ///
    /// ```
    /// LoginService.login was not asked a 2nd time within 10 seconds; 1 question is held.
    /// The calls so far:
    ///   1. LoginService.login(name: "ann")
    /// ```
    ///
    /// - Parameters:
    ///   - times: Which question: the first, the second and so on.
    ///   - limit: How long to wait for it; on a busy machine it takes longer to pass.
    /// - Returns: The question.
    /// - Throws: ``NotAsked`` if it does not come, and `CancellationError` if the test is cancelled.
    public func asked(_ times: Int = 1, within limit: Duration = .seconds(10)) async throws -> Held {
        let times = max(times, 1)
        let (news, feed) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let end = Task {
            // NB: in steps, so that a machine too busy to take them does not use up the time of the subject.
            for _ in 0..<100 { try await Task.sleep(for: limit / 100) }
            feed.finish()
        }
        defer { end.cancel() }
        var changes = news.makeAsyncIterator()
        var isOver = false
        while true {
            // NB: what happens after this is counted is told, so nothing can come in between.
            let count = log.count
            if let question = held.dropFirst(times - 1).first { return question }
            try Task.checkCancellation()
            if isOver { throw notAsked(times, within: limit) }
            log.notify(after: count) { feed.yield() }
            isOver = await changes.next() == nil
        }
    }

    private func notAsked(_ times: Int, within limit: Duration) -> NotAsked {
        let ordinal = NumberFormatter()
        ordinal.numberStyle = .ordinal
        ordinal.locale = Locale(identifier: "en_US_POSIX")
        let time = ordinal.string(from: times as NSNumber) ?? "\(times)."
        let count = held.count == 1 ? "1 question is" : "\(held.count) questions are"
        let seconds = limit / .seconds(1)
        let limit = seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
        let missing = times == 1 ? "was not asked" : "was not asked a \(time) time"
        return NotAsked(
            description: log.describe("\(name) \(missing) within \(limit); \(count) held.", after: log.calls)
        )
    }
}
