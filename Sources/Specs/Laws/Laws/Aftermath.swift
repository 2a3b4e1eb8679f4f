/// What comes of one event after others: what it asks for, shows and leads to.
@MainActor
struct Aftermath {
    let isPossible: Bool
    /// Whether nothing came of the event, neither at once nor after its answers.
    let isIdle: Bool
    private let asked: [SeenCall]
    private let left: ViewLeft
    private let led: [SeenCall]
    /// Whether everything is over, and how late it is.
    private let end: (isDone: Bool, time: TestClock.Instant)

    /// Causes an event, and answers all that comes of it.
    init(of walk: Walk, causing event: Int, _ outcome: Outcome) async {
        isPossible = walk.isPossible(event)
        await walk.fire(event)
        asked = walk.lastRequests
        await walk.answerAll(outcome)
        isIdle = walk.callCount == walk.eventStart && !walk.lastEventDidSomething
        left = ViewLeft(walk)
        led = walk.ledTo(since: walk.eventStart)
        end = (walk.isDone, walk.stage.clock.sleeping.now)
    }

    /// Whether the event asks for the same elsewhere.
    func asksTheSame(as other: Aftermath) -> Bool { asked.holdsTheSame(as: other.asked) }

    /// The first difference from what comes of the event elsewhere, as a sentence; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - usual: What comes of the event elsewhere.
    ///   - name: The event.
    ///   - outcome: How it was answered.
    ///   - kept: What had failed before, and may wait to be sent with something else.
    ///   - elsewhere: When that is.
    func difference(
        from usual: Aftermath,
        of name: String,
        _ outcome: Outcome = .success,
        sending kept: [SeenCall] = [],
        elsewhere: String
    ) -> String? {
        guard usual.isPossible else { return nil }
        guard isPossible else { return "\(name) is not possible then, as it is \(elsewhere)." }
        let more = asked.without(usual.asked)
        if !more.isEmpty, more.allSatisfy(kept.contains), usual.asked.without(asked).isEmpty { return nil }
        guard asked.holdsTheSame(as: usual.asked) else {
            return "\(name) then asked \(asked.text) instead of \(usual.asked.text)."
        }
        // Where more waits, or more time has passed, something else may be seen.
        guard end == usual.end else { return nil }
        let outcome = outcome == .failure ? "\(name) then failed, and" : "\(name) then"
        let lines = left.differences(from: usual.left)
        if !lines.isEmpty {
            let text = "\(outcome) left something else on the view than \(elsewhere):"
            return ([text] + lines.map { "  \($0)" }).joined(separator: "\n")
        }
        return led.holdsTheSame(as: usual.led) ? nil : "\(outcome) called \(led.text) instead of \(usual.led.text)."
    }
}

extension Walk {
    /// What wireframes and delegates were told.
    func ledTo(since start: Int = 0) -> [SeenCall] {
        (navigation(since: start) + calls(.delegate, since: start)).map(SeenCall.init)
    }
}

/// What comes of events in modules in which nothing has failed; each is played once.
@MainActor
struct Aftermaths {
    private var known: [String: Aftermath] = [:]

    /// Returns what is known under a key, or finds it out.
    mutating func once(_ key: String, _ find: () async throws -> Aftermath) async throws -> Aftermath {
        if let found = known[key] { return found }
        let found = try await find()
        known[key] = found
        return found
    }
}
