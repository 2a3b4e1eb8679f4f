import Dispatch
import Foundation
import Testing

@testable import VIPERSpecs

/// The point in time when nothing more comes from the module.
@MainActor
@Suite struct QuiescenceTests {
    private let log = CallLog()
    // Only one body runs at a time, but other suites keep threads busy while these tests run.
    private let quiescence = Quiescence(history: ThreadHistory())

    init() {
        quiescence.listen(to: log)
    }

    @Test(arguments: [1, 10, 1_000])
    func `Waits for a task that takes its time`(hops: Int) async {
        quiescence.presence.during {
            _ = Task.init {
                for _ in 0..<hops { await Elsewhere().hop() }
                log.note("done")
            }
        }
        await quiescence.settle()
        #expect(log.story == ["done"])
    }

    @Test func `Waits for a detached task`() async {
        for _ in 0..<200 {
            let log = CallLog()
            let quiescence = Quiescence(history: ThreadHistory())
            quiescence.listen(to: log)
            Task.detached {
                for _ in 0..<10 { await Elsewhere().hop() }
                log.note("done")
            }
            await quiescence.settle()
            #expect(log.story == ["done"])
        }
    }

    @Test func `Waits for a chain of blocks on the main queue`() async {
        @Sendable func hop(_ count: Int) {
            if count == 0 { log.note("done") } else { DispatchQueue.main.async { hop(count - 1) } }
        }
        hop(20)
        await quiescence.settle()
        #expect(log.story == ["done"])
    }

    @Test func `Waits for a queue that works`() async {
        for _ in 0..<50 {
            let log = CallLog()
            let quiescence = Quiescence(history: ThreadHistory())
            quiescence.listen(to: log)
            DispatchQueue(label: "of the module").async {
                _ = (0..<20_000).reduce(0, ^)
                log.note("done")
            }
            await quiescence.settle()
            #expect(log.story == ["done"])
        }
    }

    @Test func `Waits for a queue that works beside neighbours that spin`() async {
        let isOver = Shared(false)
        for _ in 0..<4 { Thread { while !isOver.value {} }.start() }
        defer { isOver.value = true }
        for count in 1...4 {
            DispatchQueue(label: "of the module").async {
                let end = Self.processorTimeOfThread + 0.06
                while Self.processorTimeOfThread < end {}
                log.note("done")
            }
            await quiescence.settle()
            #expect(log.story.count == count)
        }
    }

    @Test func `Takes a neighbour for one while a task of the module waits for something else`() async {
        let isOver = Shared(false)
        Thread { while !isOver.value {} }.start()
        defer { isOver.value = true }
        let (nothing, end) = AsyncStream<Never>.makeStream()
        quiescence.presence.during { _ = Task { for await _ in nothing {} } }
        defer { end.finish() }
        // The clock of these tests stands still, so that no deadline ends the wait.
        await quiescence.settle()
        #expect(log.story == [])
    }

    @Test func `Remembers in later bodies who worked for nobody`() async {
        let (spinner, isOver) = (Shared<Int32>(0), Shared(false))
        Thread {
            spinner.value = ThreadStates.current
            while !isOver.value {}
        }.start()
        defer { isOver.value = true }
        while spinner.value == 0 { await Task.yield() }
        let history = ThreadHistory()
        for body in 1...3 {
            await Quiescence(history: history).settle()
            #expect(history.vainWaits(for: spinner.value) == body)
        }
    }

    private nonisolated static var processorTimeOfThread: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test func `Waits for a timer whose work is missing`() async {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) { log.note("done") }
        await quiescence.wait { !log.story.isEmpty }
        #expect(log.story == ["done"])
    }

    @Test func `Rests as long as a timer takes that was waited for`() async {
        func tick(_ count: Int) {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {
                MainActor.assumeIsolated {
                    log.note("\(count)")
                    if count < 3 { tick(count + 1) }
                }
            }
        }
        tick(1)
        await quiescence.settle { !log.story.isEmpty }
        #expect(log.story == ["1", "2", "3"])
    }

    @Test func `Does not wait for a caller that waits for its answer`() async {
        let answers = Answers<Void, Int, Never>("ask", log: log)
        let recorder = Recorder<Int>("Service", log: log)
        answers.hold()
        let task = quiescence.presence.during { Task { await recorder.value(of: 1, from: answers) } }
        await quiescence.settle()
        #expect(answers.held.count == 1)
        answers.held.first?.give(7)
        #expect(await task.value == 7)
    }

    @Test func `Does not wait for a reader of a stream`() async {
        let answers = Answers<Void, Int, Never>("ask", log: log)
        let recorder = Recorder<Int>("Service", log: log)
        answers.hold()
        let task = quiescence.presence.during {
            Task { for await value in recorder.values(of: 1, from: answers) { log.note("\(value)") } }
        }
        await quiescence.settle()
        answers.held.first?.give(7)
        await quiescence.settle()
        #expect(log.story.last == "7")
        answers.held.first?.finish()
        await task.value
    }

    @Test func `Gives up a task that never ends`() async {
        let never = OneShot<Void>()
        let task = quiescence.presence.during { Task { await never.value } }
        await quiescence.settle()
        #expect(quiescence.presence.count == 1)
        never.send(())
        await task.value
    }

    @Test func `Waits for a task that works beside one that never ends, in each module alike`() async {
        let (endless, continuation) = AsyncStream<Void>.makeStream()
        func begin(_ quiescence: Quiescence, _ work: @escaping @Sendable () async -> Void) {
            quiescence.presence.during { _ = Task { for await _ in endless {} } }
            quiescence.presence.during { _ = Task { await work() } }
        }
        begin(quiescence) {}
        await quiescence.settle()
        for _ in 0..<20 {
            let log = CallLog()
            let next = quiescence.ofAnotherModule()
            next.listen(to: log)
            begin(next) {
                for _ in 0..<100 { await Elsewhere().hop() }
                log.note("done")
            }
            await next.settle()
            #expect(log.story == ["done"])
        }
        continuation.finish()
    }

    @Test func `Gives up what never comes`() async {
        await quiescence.wait { false }
        await quiescence.settle()
        #expect(log.story.isEmpty)
    }

    @Test func `Ends at once when it is cancelled`() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            await quiescence.wait { false }
            return ContinuousClock.now
        }
        task.cancel()
        _ = await task.value
        #expect(log.story.isEmpty)
    }
}

/// Another executor than the main actor's.
private actor Elsewhere {
    func hop() {}
}
