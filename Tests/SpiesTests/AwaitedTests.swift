import Testing
import VIPERSpies

/// Tasks that only wait for a double, which the log can tell from others.
@Suite struct AwaitedTests {
    private let log = CallLog()
    private let recorder: Recorder<Int>

    init() {
        recorder = Recorder("Service", log: log)
    }

    @Test func `A completion makes nobody wait`() {
        let service = ServiceMock(log: log)
        service.load.hold()
        service.load(id: 1) { _ in }
        #expect(log.awaited == 0)
    }

    @Test func `A caller that is answered at once does not wait`() async throws {
        let service = ServiceMock(log: log)
        service.load.give("milk")
        _ = try await service.load(id: 1)
        #expect(log.awaited == 0)
    }

    @Test func `A caller waits until it is cancelled`() async {
        let service = ServiceMock(log: log)
        service.load.hold()
        let task = Task { try await service.load(id: 1) }
        await log.waits { log.awaited == 1 }
        task.cancel()
        _ = await task.result
        #expect(log.awaited == 0)
    }

    @Test func `A caller that cannot be cancelled waits on`() async {
        let service = ServiceMock(log: log)
        service.refresh.hold()
        let task = Task { await service.refreshed() }
        await log.waits { log.awaited == 1 }
        task.cancel()
        #expect(log.awaited == 1)
        service.refresh.held[0].give(1)
        #expect(await task.value == 1)
        #expect(log.awaited == 0)
    }

    @Test func `A task that asks on and on after it was cancelled keeps the main actor from nobody`() async {
        let answers = Answers<Int, Int, any Error>("Service.load", log: log)
        answers.hold()
        let task = Task { @MainActor in while true { _ = try? await recorder.value(of: 1, with: 1, from: answers) } }
        await log.waits { log.awaited == 1 }
        task.cancel()
        await log.waits { log.story.last?.hasSuffix("and answers it no more") == true }
        #expect(answers.held.count == 52)
        #expect(log.awaited == 1)
    }

    @Test func `The reader of a stream waits while there is nothing to read`() async throws {
        let answers = Answers<Void, Int, any Error>("Service.lines", log: log)
        answers.hold()
        let stream = recorder.stream(of: 1, from: answers)
        #expect(log.awaited == 0)
        answers.held[0].give(1)
        let told = Box<[Int]>([])
        let reader = Task { for try await number in stream { told.change { $0.append(number) } } }
        await log.waits { log.awaited == 1 }
        #expect(told.value == [1])
        answers.held[0].give(2)
        await log.waits { log.awaited == 1 && told.value == [1, 2] }
        answers.held[0].finish()
        #expect(log.awaited == 0)
        try await reader.value
    }

    @Test func `A reader that begins to wait is something that happens`() async {
        let answers = Answers<Void, Int, Never>("Service.updates", log: log)
        answers.hold()
        let stream = recorder.values(of: 1, from: answers)
        let reader = Box<Task<Int?, Never>?>(nil)
        let awaited = await withCheckedContinuation { continuation in
            log.notify(after: log.count) { [log] in continuation.resume(returning: log.awaited) }
            reader.change { $0 = Task.detached { await stream.first { _ in true } } }
        }
        #expect(awaited == 1)
        answers.held[0].give(7)
        #expect(await reader.value?.value == 7)
    }

    @Test func `A reader whose task is cancelled reads no more`() async {
        let answers = Answers<Void, Int, Never>("Service.updates", log: log)
        answers.hold()
        let stream = recorder.values(of: 1, from: answers)
        let reader = Task { await stream.reduce(0, +) }
        await log.waits { log.awaited == 1 }
        reader.cancel()
        #expect(await reader.value == 0)
        #expect(log.awaited == 0)
        answers.held[0].give(1)
        answers.held[0].finish()
    }

    @Test func `A held question knows the call that asks`() throws {
        let service = ServiceMock(log: log)
        service.load.hold()
        service.load(id: 1) { _ in }
        service.load(id: 2) { _ in }
        #expect(service.load.held.map(\.call) == [service.logged(.load(id: 1)), service.logged(.load(id: 2))])
        #expect(service.load.held.map { $0.call?.description } == ["Service.load(id: 1)", "Service.load(id: 2)"])
    }
}
