import Testing
import VIPERSpies

@Suite struct HeldAnswerTests {
    private let log = CallLog()
    private let recorder: Recorder<Int>

    init() {
        recorder = Recorder("Service", log: log)
    }

    // MARK: Completions

    @Test func `Completions are called in the order in which the test answers`() {
        let service = ServiceMock(log: log)
        let told = Box<[String]>([])
        service.load.hold()
        for id in 1...3 { service.load(id: id) { answer in told.change { $0.append("\(id): \(answer)") } } }
        #expect(told.value == [])
        service.load.held[2].give("bread")
        service.load.held[0].fail(Offline())
        #expect(told.value == ["3: success(\"bread\")", "1: failure(SpiesTests.Offline())"])
        #expect(service.load.held.map(\.count) == [1, 0, 1])
    }

    @Test func `A completion can be called twice`() throws {
        let service = ServiceMock(log: log)
        let told = Box<[String]>([])
        service.load.hold()
        service.load(id: 1) { answer in told.change { $0.append((try? answer.get()) ?? "error") } }
        let held = try #require(service.load.held.first)
        #expect(held.canBeGivenAgain)
        held.give("milk")
        held.give("bread")
        #expect(told.value == ["milk", "bread"])
        #expect(log.problems == [])
    }

    @Test func `A question that is never answered calls nobody`() {
        let service = ServiceMock(log: log)
        let told = Box(0)
        service.load.hold()
        service.load(id: 1) { _ in told.change { $0 += 1 } }
        service.load.forgetHeld()
        #expect(service.load.held.isEmpty)
        #expect(told.value == 0)
    }

    @MainActor
    @Test func `A completion of the main actor is called before give returns`() {
        let answers = Answers<Void, Int, Never>("Service.count", log: log)
        let told = Box<[Int]>([])
        answers.hold()
        recorder.ask(1, of: answers) { answer in told.change { $0.append(answer.get()) } }
        answers.held[0].give(4)
        #expect(told.value == [4])
    }

    @MainActor
    @Test func `A completion of the main actor is called there, wherever the answer is given`() async {
        let answers = Answers<Void, Int, Never>("Service.count", log: log)
        answers.hold()
        let told = await withCheckedContinuation { continuation in
            recorder.ask(1, of: answers) { answer in
                MainActor.assertIsolated()
                continuation.resume(returning: answer.get())
            }
            let held = answers.held[0]
            Task.detached { held.give(5) }
        }
        #expect(told == 5)
    }

    @Test func `One of several completions may be left without a plan`() {
        let success = Answers<Void, Int, Never>("Service.loadSuccess", log: log)
        let failure = Answers<Void, String, Never>("Service.loadFailure", log: log)
        let told = Box<[String]>([])
        success.give(1)
        recorder.ask(1) {
            recorder.questionAnywhere(of: success) { answer in told.change { $0.append("\(answer.get())") } }
            recorder.questionAnywhere(of: failure) { answer in told.change { $0.append(answer.get()) } }
        }
        #expect(told.value == ["1"])
        #expect(log.problems == [])
        #expect(failure.held.count == 1)
    }

    // MARK: Async

    @Test func `A caller waits until its answer is given`() async throws {
        let service = ServiceMock(log: log)
        service.load.hold()
        async let first = service.load(id: 1)
        await log.waits { service.load.held.count == 1 }
        async let second = service.load(id: 2)
        await log.waits { service.load.held.count == 2 }
        #expect(!service.load.held[0].canBeGivenAgain)
        service.load.held[1].give("second")
        service.load.held[0].give("first")
        #expect(try await [first, second] == ["first", "second"])
    }

    @Test func `A caller that is answered twice is a problem`() async throws {
        let service = ServiceMock(log: log)
        service.load.hold()
        async let text = service.load(id: 1)
        await log.waits { service.load.held.count == 1 }
        service.load.held[0].give("once")
        service.load.held[0].give("twice")
        #expect(try await text == "once")
        #expect(log.problems == ["Service.load was answered twice, but its caller awaits one answer."])
    }

    @Test func `A caller that is cancelled gets the error, and an answer after that harms nobody`() async throws {
        let service = ServiceMock(log: log)
        service.load.hold()
        let task = Task { try await service.load(id: 1) }
        await log.waits { service.load.held.count == 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        service.load.held[0].give("late")
        #expect(log.problems == [])
    }

    @Test func `Without a plan, a caller that can be given nothing is held`() async {
        let service = ServiceMock(log: log)
        async let count = service.refreshed()
        await log.waits { service.refresh.held.count == 1 }
        #expect(log.problems == ["Service.refresh was asked, but no answer was planned for it."])
        service.refresh.held[0].give(9)
        #expect(await count == 9)
    }

    @Test func `Many callers on many threads each get one answer`() async {
        let service = ServiceMock(log: log)
        service.refresh.give(1)
        let sum = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { await service.refreshed() } }
            return await group.reduce(0, +)
        }
        #expect(sum == 200)
        #expect(service.calls == Array(repeating: .refresh, count: 200))
    }

    // MARK: Streams

    @Test func `A stream gives what is given until it is finished`() async throws {
        let answers = Answers<Void, Int, any Error>("Service.lines", log: log)
        answers.hold()
        let stream = recorder.stream(of: 1, from: answers)
        answers.held[0].give(1)
        answers.held[0].give(2)
        answers.held[0].finish()
        var values: [Int] = []
        for try await value in stream { values.append(value) }
        #expect(values == [1, 2])
    }

    @Test func `A stream ends with an error`() async {
        let answers = Answers<Void, Int, any Error>("Service.lines", log: log)
        answers.hold()
        let stream = recorder.stream(of: 1, from: answers)
        answers.held[0].give(1)
        answers.held[0].fail(Offline())
        await #expect(throws: Offline.self) { for try await _ in stream {} }
    }

    @Test func `A stream that is answered at once ends`() async {
        let answers = Answers<Void, Int, Never>("Service.updates", log: log)
        answers.give(1)
        var values: [Int] = []
        for await value in recorder.values(of: 1, from: answers) { values.append(value) }
        #expect(values == [1])
    }
}
