import Foundation

extension CallLog {
    /// Waits until something can be found.
    ///
    /// - Parameters:
    ///   - limit: How long to wait for it; a busy machine stretches it.
    ///   - isolation: The actor of the caller.
    ///   - find: Looks for it.
    /// - Returns: What was found; `nil` if it did not come in time.
    /// - Throws: `CancellationError` if the caller is cancelled.
    func wait<Found>(
        within limit: Duration,
        isolation: isolated (any Actor)? = #isolation,
        for find: () -> Found?
    ) async throws -> Found? {
        let (news, feed) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let end = Task {
            // It sleeps in steps, so that a machine too busy for them does not use up the time of the subject.
            for _ in 0..<100 { try await Task.sleep(for: limit / 100) }
            feed.finish()
        }
        defer { end.cancel() }
        var changes = news.makeAsyncIterator()
        var isOver = false
        while true {
            // `notify` reports everything that happens after this count, so nothing is missed in between.
            let known = count
            if let found = find() { return found }
            try Task.checkCancellation()
            if isOver { return nil }
            notify(after: known) { feed.yield() }
            isOver = await changes.next(isolation: isolation) == nil
        }
    }

    /// Returns a number as an ordinal, such as “2nd”.
    static func ordinal(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .ordinal
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter.string(from: number as NSNumber) ?? "\(number)."
    }

    /// Returns a time in words, such as “10 seconds”.
    static func seconds(_ time: Duration) -> String {
        let seconds = time / .seconds(1)
        if seconds == 1 { return "1 second" }
        return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
    }
}
