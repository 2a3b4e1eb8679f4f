import Dispatch
import Testing
import VIPERSpies

/// Several answers to one question: values, the end, an error after values, values now and later.
@Suite struct StreamAnswersTests {
    private let log = CallLog()
    private let service: ServiceMock

    init() {
        service = ServiceMock(log: log)
    }

    // MARK: Streams

    @Test func `A stream is given values and ends, each time it is asked for`() async {
        service.updates.give(stream: [3, 2])
        #expect(await values(of: service.updates(of: "Lost")) == [3, 2])
        #expect(await values(of: service.updates(of: "Lost")) == [3, 2])
        #expect(
            log.story.prefix(4) == [
                "Service.updates(of: \"Lost\")", "Service.updates answers 3", "Service.updates answers 2",
                "Service.updates ends",
            ]
        )
        #expect(log.problems == [])
        #expect(log.unusedAnswers == [])
    }

    @Test func `A stream may have no values`() async {
        service.updates.give(stream: [])
        #expect(await values(of: service.updates(of: "Lost")) == [])
        #expect(log.problems == [])
    }

    @Test func `A stream knows whether its reader was cancelled before the end`() async {
        service.updates.hold()
        let left = Task { await values(of: service.updates(of: "Lost")) }
        await log.waits { service.updates.held.first?.isAwaited == true }
        left.cancel()
        #expect(await left.value == [])
        #expect(service.updates.held[0].isCancelled)

        let ended = Task { await values(of: service.updates(of: "Lost")) }
        await log.waits { service.updates.held.count == 2 }
        service.updates.held[1].finish()
        #expect(await ended.value == [])
        #expect(!service.updates.held[1].isCancelled)
    }

    @Test func `A stream breaks off after some values`() async {
        service.lines.give(stream: [3, 2], thenFail: Offline())
        var told: [Int] = []
        await #expect(throws: Offline.self) {
            for try await number in service.numbers() { told.append(number) }
        }
        #expect(told == [3, 2])
        #expect(log.story.last == "Service.lines fails with Offline()")
    }

    @Test func `A stream is given values now and later`() async throws {
        service.updates.hold(after: [3, 2])
        let updates = service.updates(of: "Lost")
        let question = service.updates.held[0]
        #expect(question.count == 2)
        #expect(try question.arguments == "Lost")
        question.give(1)
        question.finish()
        #expect(await values(of: updates) == [3, 2, 1])
        #expect(log.story.last == "Service.updates ends")
    }

    @Test func `A stream that is held after values can fail`() async {
        service.lines.hold(after: [3])
        let numbers = service.numbers()
        service.lines.held[0].fail(Offline())
        var told: [Int] = []
        await #expect(throws: Offline.self) { for try await number in numbers { told.append(number) } }
        #expect(told == [3])
    }

    @Test func `Whoever is told of a stream finds what it was given`() async {
        service.updates.hold(after: [3])
        log.notify(after: 0) { [service, log] in
            #expect(service.updates.held.map(\.count) == [1])
            #expect(log.story.last == "Service.updates answers 3")
        }
        _ = service.updates(of: "Lost")
    }

    // MARK: Completions

    @Test func `A completion is called once for each value`() {
        let told = Box<[Int]>([])
        service.watch.give(stream: [3, 2])
        service.watch(id: 1) { number in told.change { $0.append(number) } }
        #expect(told.value == [3, 2])
        service.watch.give(stream: [])
        service.watch(id: 2) { number in told.change { $0.append(number) } }
        #expect(told.value == [3, 2])
        #expect(log.problems == [])
    }

    @Test func `A completion is called for each value and then with the error`() {
        let told = Box<[String]>([])
        service.load.give(stream: ["milk"], thenFail: Offline())
        service.load(id: 1) { answer in told.change { $0.append((try? answer.get()) ?? "error") } }
        #expect(told.value == ["milk", "error"])
    }

    @Test func `A completion is called now and later`() {
        let told = Box<[Int]>([])
        service.watch.hold(after: [3, 2])
        service.watch(id: 1) { number in told.change { $0.append(number) } }
        #expect(told.value == [3, 2])
        #expect(service.watch.held[0].count == 2)
        service.watch.held[0].give(1)
        #expect(told.value == [3, 2, 1])
        #expect(log.problems == [])
    }

    @Test func `A completion hears later what is given while it hears the first`() {
        let told = Box<[Int]>([])
        service.watch.hold(after: [3, 2])
        service.watch(id: 1) { [service] number in
            told.change { $0.append(number) }
            if number == 3 { service.watch.held[0].give(1) }
        }
        #expect(told.value == [3, 2, 1])
    }

    @Test func `What is given from elsewhere comes after the first`() async throws {
        for _ in 0..<200 {
            let service = ServiceMock()
            let told = Box<[Int]>([])
            service.watch.hold(after: [3, 2])
            let asking = Task.detached { service.watch(id: 1) { number in told.change { $0.append(number) } } }
            try await service.watch.asked().give(1)
            await asking.value
            #expect(told.value == [3, 2, 1])
        }
    }

    @MainActor
    @Test func `A completion of the main actor is called once for each value`() {
        let recorder = Recorder<Int>("Service", log: log)
        let told = Box<[Int]>([])
        service.watch.hold(after: [3, 2])
        recorder.ask(1, with: 7, of: service.watch) { answer in told.change { $0.append(answer.get()) } }
        service.watch.held[0].give(1)
        #expect(told.value == [3, 2, 1])
    }

    @MainActor
    @Test func `What is given on the main actor comes after what waits there`() async {
        let recorder = Recorder<Int>("Service", log: log)
        let told = Box<[Int]>([])
        service.watch.hold(after: [3, 2])
        askElsewhere { [service] in
            recorder.ask(1, with: 7, of: service.watch) { answer in told.change { $0.append(answer.get()) } }
        }
        service.watch.held[0].give(1)
        while told.value.count < 3 { await Task.yield() }
        #expect(told.value == [3, 2, 1])
    }

    /// Blocks the main actor until another thread has asked.
    @MainActor
    private func askElsewhere(_ ask: @escaping @Sendable () -> Void) {
        let hasAsked = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            ask()
            hasAsked.signal()
        }
        hasAsked.wait()
    }

    // MARK: Callers who take one answer

    @Test func `One value is an answer like any other`() async throws {
        service.count.give(stream: [3])
        #expect(service.currentCount() == 3)
        service.load.give(stream: [], thenFail: Offline())
        await #expect(throws: Offline.self) { try await service.load(id: 1) }
        #expect(log.problems == [])
    }

    @Test func `More than one answer is a problem, and the first is given`() async throws {
        service.count.give(stream: [3, 2])
        #expect(service.currentCount() == 3)
        service.load.give(stream: ["milk"], thenFail: Offline())
        #expect(try await service.load(id: 1) == "milk")
        service.refresh.hold(after: [4])
        #expect(await service.refreshed() == 4)
        #expect(
            log.problems == [
                "Service.count was planned as a stream, but its caller takes one answer.",
                "Service.load was planned as a stream, but its caller takes one answer.",
                "Service.refresh was planned as a stream, but its caller takes one answer.",
            ]
        )
    }

    @Test func `No answer is a problem, and what is given then is what is given without a plan`() async throws {
        service.count.give(stream: [])
        #expect(service.currentCount() == 0)
        service.load.give(stream: [])
        await #expect(throws: NoAnswer.self) { try await service.load(id: 1) }
        service.refresh.give(stream: [])
        async let refreshed = service.refreshed()
        try await service.refresh.asked().give(5)
        #expect(await refreshed == 5)
        #expect(log.problems.count == 3)
        #expect(Set(log.problems.map { $0.drop { $0 != " " } }).count == 1)
    }

    @Test func `To hold after no values is to hold`() async throws {
        service.load.hold(after: [])
        async let text = service.load(id: 1)
        try await service.load.asked().give("milk")
        #expect(try await text == "milk")
        #expect(log.problems == [])
    }

    private func values(of stream: AsyncStream<Int>) async -> [Int] {
        await stream.reduce(into: []) { $0.append($1) }
    }
}
