import Foundation

/// A clock on which time passes when the test says so, for a subject that sleeps.
///
/// ```swift
/// let clock = TestClock(log: log)
/// let presenter = SearchPresenter(view: view, service: service, clock: clock)
/// presenter.didType("viper")
/// try await clock.asked()
/// #expect(service.calls == [])
/// await clock.advance(by: .milliseconds(300))
/// try await service.called(.search("viper"))
/// ```
///
/// For a subject that takes a closure, a timer or a scheduler instead of a `Clock`, use
/// ``schedule(after:repeats:_:)``.
///
/// The clock may be read and slept on from any thread.
public final class TestClock: Clock, @unchecked Sendable {
    /// A moment on the clock.
    public struct Instant: InstantProtocol {
        /// How much time has passed since the clock was created.
        public let offset: Swift.Duration

        /// Returns the moment after a time.
        ///
        /// - Parameter duration: The time.
        /// - Returns: The moment.
        public func advanced(by duration: Swift.Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// Returns the time until another moment.
        ///
        /// - Parameter other: The moment.
        /// - Returns: The time; negative if the other moment is earlier.
        public func duration(to other: Instant) -> Swift.Duration {
            other.offset - offset
        }

        /// Whether one moment is before another.
        public static func < (first: Instant, second: Instant) -> Bool {
            first.offset < second.offset
        }
    }

    // `@unchecked` is safe, since the lock of this log guards the variables below.
    private let log: CallLog
    private var offset = Swift.Duration.zero
    private var waiting: [Sleeper] = []
    private var timesAsked = 0

    /// Creates a clock on which no time has passed.
    ///
    /// - Parameter log: The log of the test's doubles, in which the clock notes how much time passes.
    public init(log: CallLog = CallLog()) {
        self.log = log
    }

    /// The current moment.
    public var now: Instant {
        log.locked { Instant(offset: offset) }
    }

    /// Zero, since there is no shortest time.
    public var minimumResolution: Swift.Duration { .zero }

    /// The deadlines of all that wait now, by the number in the order in which they asked.
    public var deadlines: [Int: Instant] {
        log.locked { Dictionary(uniqueKeysWithValues: waiting.map { ($0.number, Instant(offset: $0.deadline)) }) }
    }

    /// Suspends the caller until a deadline has passed.
    ///
    /// - Parameters:
    ///   - deadline: The moment until which it waits.
    ///   - tolerance: Is ignored.
    /// - Throws: `CancellationError` if the caller's task is cancelled before.
    public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        let sleeper = Sleeper()
        sleeper.deadline = deadline.offset
        await withTaskCancellationHandler {
            await withUnsafeContinuation { begin(sleeper, $0) }
        } onCancel: {
            cancel(sleeper)
        }
        if log.locked({ sleeper.isCancelled }) { throw CancellationError() }
    }

    /// Calls a function once a time has passed, as a timer or a scheduler does.
    ///
    /// ```swift
    /// let presenter = BannerPresenter(view: view, after: { delay, hide in
    ///     clock.schedule(after: .seconds(delay)) { hide() }
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - delay: The time.
    ///   - repeats: Whether it is called again each time the delay has passed; a delay of zero is not repeated.
    ///   - action: Called on the main actor while the time passes, and retained until then or until it is cancelled.
    /// - Returns: A value that can cancel the action.
    @MainActor
    @discardableResult
    public func schedule(
        after delay: Swift.Duration,
        repeats: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> ScheduledAction {
        let sleeper = Sleeper()
        if repeats, delay > .zero { sleeper.period = delay }
        sleeper.action = action
        log.change { state in
            sleeper.deadline = offset + delay
            add(sleeper)
            state.change()
        }
        return ScheduledAction { [weak self] in self?.cancel(sleeper) }
    }

    /// Lets time pass.
    ///
    /// Waiting tasks and actions go on in the order of their deadlines. A task that wakes up and sleeps again does so
    /// from the moment to which the clock was advanced.
    ///
    /// - Parameter duration: How much time passes.
    @MainActor
    public func advance(by duration: Swift.Duration) {
        log.change { $0.add(note: "\(CallLog.seconds(duration)) later", .time) }
        let end = log.locked { offset } + duration
        while let action = wakeNext(until: end) { action() }
        log.locked { offset = max(offset, end) }
    }

    /// Waits until the clock has got a number of requests to wait.
    ///
    /// - Parameters:
    ///   - times: How often, including earlier times.
    ///   - limit: How long to wait for it, in real time; a busy machine stretches it.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Throws: ``NotCalled`` if the clock is not asked, and `CancellationError` if the test is cancelled.
    public func asked(
        _ times: Int = 1,
        within limit: Swift.Duration = .seconds(10),
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let done: Void? = try await log.wait(within: limit) { log.locked { timesAsked >= times } ? () : nil }
        guard done == nil else { return }
        let time = CallLog.time(times)
        throw NotCalled("Nobody slept on the clock\(time) within \(CallLog.seconds(limit)).", in: log)
    }

    // MARK: Waiting

    private func begin(_ sleeper: Sleeper, _ continuation: UnsafeContinuation<Void, Never>) {
        let isWaiting = log.change { state in
            guard !sleeper.isCancelled, sleeper.deadline > offset else {
                timesAsked += 1
                state.change()
                return false
            }
            sleeper.continuation = continuation
            add(sleeper)
            state.change(awaited: 1)
            return true
        }
        if !isWaiting { continuation.resume() }
    }

    /// Adds a wait, with the lock held.
    private func add(_ sleeper: Sleeper) {
        sleeper.number = timesAsked
        timesAsked += 1
        waiting.append(sleeper)
    }

    private func cancel(_ sleeper: Sleeper) {
        let (continuation, action) = log.change { state in
            sleeper.isCancelled = true
            return end(sleeper, in: &state)
        }
        continuation?.resume()
        // The objects that the action retains are released without the lock.
        withExtendedLifetime(action) {}
    }

    /// Ends one wait, with the lock held.
    ///
    /// - Returns: The continuation to resume or the action to call once the lock is free.
    private func end(_ sleeper: Sleeper, in state: inout LogState) -> Sleeper.Wake {
        waiting.removeAll { $0 === sleeper }
        defer { (sleeper.continuation, sleeper.action) = (nil, nil) }
        state.change(awaited: sleeper.continuation == nil ? 0 : -1)
        return (sleeper.continuation, sleeper.action)
    }

    /// Ends the wait with the next deadline, or starts it again if it repeats.
    ///
    /// - Returns: The function to call; `nil` if no deadline is reached.
    private func wakeNext(until limit: Swift.Duration) -> (@MainActor () -> Void)? {
        let wake: Sleeper.Wake? = log.change { state in
            // Of several waits with the same deadline, `min` finds the one that began first.
            guard let next = waiting.min(by: { $0.deadline < $1.deadline }), next.deadline <= limit else { return nil }
            offset = max(offset, next.deadline)
            guard let period = next.period else { return end(next, in: &state) }
            // A repetition counts as another wait.
            waiting.removeAll { $0 === next }
            next.deadline += period
            add(next)
            return (nil, next.action)
        }
        guard let wake else { return nil }
        return {
            wake.continuation?.resume()
            wake.action?()
        }
    }
}

extension TestClock {
    /// A task or an action that waits.
    ///
    /// It is only accessed with the lock of the log.
    private final class Sleeper: @unchecked Sendable {
        typealias Wake = (continuation: UnsafeContinuation<Void, Never>?, action: (@MainActor () -> Void)?)

        var number = 0
        var deadline = Swift.Duration.zero
        var period: Swift.Duration?
        var continuation: UnsafeContinuation<Void, Never>?
        var action: (@MainActor () -> Void)?
        var isCancelled = false
    }
}
