import Testing
import VIPERSpies

@MainActor
@Suite struct TestClockTests {
    private let log = CallLog()
    private let clock: TestClock

    init() { clock = TestClock(log: log) }

    @Test func `Who sleeps is woken once so much time has passed, and not before`() async throws {
        let task = Task { try await clock.sleep(for: .seconds(3)) }
        try await clock.asked()
        clock.advance(by: .seconds(2))
        #expect(clock.deadlines.map(\.value.offset) == [.seconds(3)])
        clock.advance(by: .seconds(1))
        try await task.value
        #expect(clock.deadlines == [:])
        #expect(clock.now.offset == .seconds(3))
    }

    @Test func `Those that wait go on in the order of their deadlines`() {
        var woken: [Int] = []
        for second in [3, 1, 2, 1] { clock.schedule(after: .seconds(second)) { woken.append(second) } }
        clock.advance(by: .seconds(2))
        #expect(woken == [1, 1, 2])
        clock.advance(by: .seconds(2))
        #expect(woken == [1, 1, 2, 3])
    }

    @Test func `What repeats is called each time, with the clock at its time, until it is cancelled`() {
        var times: [Duration] = []
        let timer = clock.schedule(after: .seconds(2), repeats: true) { times.append(clock.now.offset) }
        clock.advance(by: .seconds(5))
        #expect(times == [.seconds(2), .seconds(4)])
        #expect(clock.now.offset == .seconds(5))
        timer.cancel()
        clock.advance(by: .seconds(5))
        #expect(times.count == 2)
    }

    @Test func `What repeats after no time at all is called once`() {
        var calls = 0
        clock.schedule(after: .zero, repeats: true) { calls += 1 }
        clock.advance(by: .zero)
        #expect(calls == 1)
    }

    @Test func `A cancelled sleep throws, also if the task was cancelled before`() async throws {
        let task = Task { try await clock.sleep(for: .seconds(3)) }
        try await clock.asked()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.deadlines == [:])
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(3))
        }
        await #expect(throws: CancellationError.self) { try await late.value }
    }

    @Test func `A sleep until a moment that has passed ends at once`() async throws {
        let start = clock.now
        clock.advance(by: .seconds(1))
        try await clock.sleep(until: start)
    }

    @Test func `Who sleeps is known to wait, until it is woken or cancelled`() async throws {
        let (first, second) = (sleeping(1), sleeping(2))
        try await clock.asked(2)
        #expect(log.awaited == 2)
        clock.advance(by: .seconds(1))
        #expect(log.awaited == 1)
        second.cancel()
        _ = await (first.result, second.result)
        #expect(log.awaited == 0)
    }

    @Test func `What was cancelled keeps nobody alive`() {
        weak var kept: CallLog?
        let timer: ScheduledAction
        do {
            let object = CallLog()
            kept = object
            timer = clock.schedule(after: .seconds(1)) { _ = object }
        }
        #expect(kept != nil)
        timer.cancel()
        #expect(kept == nil)
    }

    @Test func `The story tells how much time passes`() {
        clock.advance(by: .milliseconds(300))
        clock.advance(by: .seconds(1))
        #expect(log.story == ["0.3 seconds later", "1 second later"])
    }

    @Test func `A clock that nobody sleeps on says so`() async throws {
        let error = await #expect(throws: NotCalled.self) { try await clock.asked(2, within: .milliseconds(20)) }
        #expect(error?.description.hasPrefix("Nobody slept on the clock a 2nd time within 0.02 seconds.") == true)
    }

    private func sleeping(_ seconds: Int) -> Task<Void, any Error> {
        Task { try await clock.sleep(for: .seconds(seconds)) }
    }
}
