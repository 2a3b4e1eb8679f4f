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
        let isOnMainActor = isolation === MainActor.shared
        let end = Task {
            // It sleeps in steps, so that a machine too busy for them does not use up the time of the subject.
            for _ in 0..<100 {
                try await Task.sleep(for: limit / 100)
                // Nor do other tests on the main actor, which then let the subject do a step before the next one.
                if isOnMainActor { await MainActor.run {} }
            }
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

    /// Returns the end of “was not called a 2nd time”; it is empty for the first time.
    static func time(_ number: Int) -> String {
        guard number != 1 else { return "" }
        let ending =
            switch (number % 100, number % 10) {
            case (11...13, _): "th"
            case (_, 1): "st"
            case (_, 2): "nd"
            case (_, 3): "rd"
            default: "th"
            }
        // What is said first decides: eight, eleven, eighteen, eighty, eight hundred, eight thousand.
        var first = number
        while first >= 1000 { first /= 1000 }
        let isVowel = first == 8 || first == 11 || first == 18 || 80..<90 ~= first || 800..<900 ~= first
        return " \(isVowel ? "an" : "a") \(number)\(ending) time"
    }

    /// Returns a time in words, such as “10 seconds”.
    static func seconds(_ time: Duration) -> String {
        let seconds = time / .seconds(1)
        if seconds == 1 { return "1 second" }
        return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
    }
}
