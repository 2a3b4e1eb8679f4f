import Testing
import VIPERSpies

/// Waiting callers that find everything in place when they are woken.
@Suite struct WakeUpTests {
    @Test func `Whoever is told of a call finds its question held`() async {
        for _ in 0..<500 {
            let log = CallLog()
            let service = ServiceMock(log: log)
            service.load.hold()
            let seen = await withCheckedContinuation { continuation in
                log.notify(after: 0) {
                    continuation.resume(returning: (service.calls.count, service.load.held.count))
                }
                Task.detached { service.load(id: 1) { _ in } }
            }
            #expect(seen == (1, 1))
        }
    }

    @Test func `Whoever is told of a call finds its caller waiting`() async throws {
        for _ in 0..<500 {
            let log = CallLog()
            let service = ServiceMock(log: log)
            service.load.hold()
            let caller = await withCheckedContinuation { continuation in
                let caller = Box<Task<String, any Error>?>(nil)
                log.notify(after: 0) {
                    #expect(service.calls == [.load(id: 1)])
                    #expect(service.load.held.map(\.isAwaited) == [true])
                    #expect(log.awaited == 1)
                    continuation.resume(returning: caller)
                }
                caller.change { $0 = Task.detached { try await service.load(id: 1) } }
            }
            service.load.held[0].give("milk")
            #expect(log.awaited == 0)
            #expect(try await caller.value?.value == "milk")
        }
    }

    @Test func `Nobody ever sees a call without its question`() async {
        let log = CallLog()
        let service = ServiceMock(log: log)
        service.load.hold()
        let asking = Task.detached {
            for id in 1...2_000 { service.load(id: id) { _ in } }
        }
        var (calls, held) = (0, 0)
        while calls < 2_000 {
            // A question between the two reads is in the second one, and a lost question is in neither.
            calls = service.calls.count
            held = service.load.held.count
            #expect(held >= calls)
            held = service.load.held.count
            calls = service.calls.count
            #expect(calls >= held)
            await Task.yield()
        }
        await asking.value
    }

    @Test func `All completions of one call are held in the same step`() throws {
        let log = CallLog()
        let recorder = Recorder<Int>("Login", log: log)
        let success = Answers<Int, Int, Never>("Login.success", log: log)
        let failure = Answers<Int, Int, Never>("Login.failure", log: log)
        success.hold()
        failure.hold()
        log.notify(after: 0) {
            #expect(log.calls.count == 1)
            #expect(success.held.count == 1)
            #expect(failure.held.count == 1)
        }
        recorder.ask(1) {
            recorder.questionAnywhere(of: success, with: 7) { _ in }
            recorder.questionAnywhere(of: failure, with: 7) { _ in }
        }
        #expect(success.held[0].call == failure.held[0].call)
        #expect(try (success.held[0].arguments, failure.held[0].arguments) == (7, 7))
        #expect(log.count >= 3)
    }

    @Test func `A caller is held in the same step as its completions`() async {
        let log = CallLog()
        let data = Answers<Void, Int, Never>("Service.data", log: log)
        let progress = Answers<Void, Double, Never>("Service.progress", log: log)
        data.hold()
        progress.hold()
        let recorder = Recorder<Int>("Service", log: log)
        let told = Box<[Double]>([])
        log.notify(after: 0) {
            #expect(progress.held.count == 1)
            #expect(data.held.count == 1)
        }
        async let downloaded = recorder.value(of: 1, from: data) {
            recorder.questionAnywhere(of: progress) { answer in told.change { $0.append(answer.get()) } }
        }
        await log.waits { log.awaited == 1 }
        progress.held[0].give(0.5)
        data.held[0].give(7)
        #expect(await downloaded == 7)
        #expect(told.value == [0.5])
    }

    @Test func `A problem is told before anybody is woken by it`() {
        let told = Box(0)
        let log = CallLog { _ in told.change { $0 += 1 } }
        log.notify(after: 0) { #expect(told.value == 1) }
        #expect(ServiceMock(log: log).currentCount() == 0)
        #expect(told.value == 1)
    }

    @Test func `Whoever is told of an answer finds it counted`() {
        let log = CallLog()
        let service = ServiceMock(log: log)
        service.load.hold()
        service.load(id: 1) { _ in }
        log.notify(after: log.count) {
            #expect(log.story.last == "Service.load answers \"milk\"")
            #expect(service.load.held[0].count == 1)
        }
        service.load.held[0].give("milk")
    }

    @Test func `What is let go of may call a double of the same log`() {
        final class Caller {
            let service: ServiceMock
            init(_ service: ServiceMock) { self.service = service }
            deinit { _ = service.currentCount() }
        }
        let log = CallLog()
        let service = ServiceMock(log: log)
        service.count.give(1)
        service.load.hold()
        do {
            let caller = Caller(service)
            service.load(id: 1) { _ in withExtendedLifetime(caller) {} }
        }
        service.load.forgetHeld()
        #expect(service.calls == [.load(id: 1), .count])
    }

    @Test func `An answer of another log is asked for all the same`() {
        let recorder = Recorder<Int>("Service", log: CallLog())
        let answers = Answers<Void, Int, Never>("Service.count", log: CallLog())
        answers.give(3)
        #expect(recorder.answer(to: 1, from: answers, or: 0) == 3)
        #expect(recorder.calls == [1])
    }
}
