import Testing
import VIPERSpies

@Suite struct CallLogTests {
    @Test func `A double's calls are kept in order, and the log's across doubles`() throws {
        let log = CallLog()
        let (left, right) = (ServiceMock(log: log), ServiceMock(log: log))
        left.save.give()
        right.save.give()
        try left.save("a")
        try right.save("b")
        try left.save("c")
        #expect(left.calls == [.save("a"), .save("c")])
        let expected = [left.logged(.save("a")), right.logged(.save("b")), left.logged(.save("c"))]
        #expect(log.calls == expected)
        #expect(log.calls != expected.reversed())
        #expect(log.calls != [left, left, left].enumerated().map { $1.logged(.save(["a", "b", "c"][$0])) })
    }

    @Test func `Calls of different doubles are different, however they print`() {
        enum Other: Equatable { case refresh }
        #expect(ServiceMock().logged(.refresh) != LoggedCall(Other.refresh))
        #expect(LoggedCall(Other.refresh) == LoggedCall(Other.refresh, of: "a name that does not matter"))
    }

    @Test func `The story tells calls, notes and problems, a line each`() {
        let log = CallLog()
        let service = ServiceMock(log: log)
        service.count.give(2)
        log.note("The view appears.")
        _ = service.currentCount()
        log.report(problem: "The view is gone.")
        #expect(log.story == ["The view appears.", "Service.count", "Service.count answers 2", "! The view is gone."])
        #expect(log.count == 4)
    }

    @Test func `What was answered says what is in objects, with what they inherit, until it is forgotten`() {
        class Entity {
            let id = 1
            var owner: Entity?
        }
        final class Photo: Entity { let title = "sea" }
        let log = CallLog()
        let recorder = Recorder<ServiceMock.Call>("Service", log: log)
        let photo = Answers<Void, Photo, Never>("Service.photo", log: log)
        let sea = Photo()
        sea.owner = sea
        photo.give(sea)
        _ = recorder.answer(to: .refresh, from: photo, or: sea)
        #expect(log.answers.map(\.description) == [#"Service.photo answers Photo(id: 1, owner: Photo, title: "sea")"#])
        #expect(log.story.last == "Service.photo answers Photo")
        log.forgetCalls()
        #expect(log.answers.map(\.description) == ["Service.photo answers Photo"])
    }

    @MainActor
    @Test func `The story of the main actor can be read elsewhere`() async {
        let log = CallLog()
        let title = { @MainActor in "The view appears." }
        log.note(title())
        #expect(await Task.detached { log.story }.value == ["The view appears."])
    }

    @Test func `The story names neither modules nor optionals`() {
        let log = CallLog()
        let recorder = Recorder<Int>("Service", log: log)
        let answers = Answers<Void, String?, Offline>("Service.title", log: log)
        answers.answer(inOrder: [.success("milk"), .success(nil), .failure(Offline())])
        for number in 1...3 { recorder.askAnywhere(number, of: answers) { _ in } }
        #expect(
            log.story == [
                "Service.1", "Service.title answers \"milk\"",
                "Service.2", "Service.title answers nil",
                "Service.3", "Service.title fails with Offline()",
            ]
        )
    }

    @Test func `An observer is called once, when more has happened`() {
        let log = CallLog()
        let told = Box(0)
        log.notify(after: 1) { told.change { $0 += 1 } }
        log.note("one")
        #expect(told.value == 0)
        log.note("two")
        log.note("three")
        #expect(told.value == 1)
        log.notify(after: 2) { told.change { $0 += 1 } }
        #expect(told.value == 2)
    }

    @Test func `Each call is watched before it returns, whatever it asks`() async throws {
        let log = CallLog()
        let service = ServiceMock(log: log)
        let told = Box<[String]>([])
        _ = service.currentCount()
        log.watch { call in told.change { $0.append(call.description) } }
        func expect(_ call: String) {
            #expect(told.value == [call])
            told.change { $0 = [] }
        }

        service.recorder.record(.count)
        expect("Service.count")
        log.record(LoggedCall(1, of: "Number"))
        expect("Number.1")
        service.count.give(2)
        _ = service.currentCount()
        expect("Service.count")
        service.save.give()
        try service.save("a")
        expect("Service.save(\"a\")")
        service.load.hold()
        service.load(id: 1) { _ in }
        expect("Service.load(id: 1)")
        service.updates.hold()
        _ = service.updates(of: "news")
        expect("Service.updates(of: \"news\")")
        service.watch.hold()
        service.recorder.ask(.watch(id: 1)) {
            service.recorder.questionAnywhere(of: service.watch, with: 1) { _ in }
        }
        expect("Service.watch(id: 1)")
        service.title = "milk"
        expect("Service.setTitle(\"milk\")")
        service.refresh.give(3)
        _ = await service.refreshed()
        expect("Service.refresh")
    }

    @Test func `What a watch retains may call the log when it is replaced`() {
        final class Talkative: Sendable {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            deinit { log.note("The old watch goes.") }
        }
        let log = CallLog()
        do {
            let talkative = Talkative(log)
            log.watch { _ in withExtendedLifetime(talkative) {} }
        }
        log.watch { _ in }
        #expect(log.story == ["The old watch goes."])
    }

    @Test func `A problem with nothing before it says so`() {
        let told = Box<[String]>([])
        CallLog { problem in told.change { $0.append(problem) } }.report(problem: "The view is gone.")
        #expect(told.value == ["The view is gone.\nNothing had been called before."])
    }

    @Test func `A problem after many calls tells the last fifty`() {
        let told = Box<[String]>([])
        let log = CallLog { problem in told.change { $0.append(problem) } }
        let recorder = Recorder<Int>("Number", log: log)
        for number in 1...60 { recorder.record(number * 10) }
        log.report(problem: "The view is gone.")
        let lines = (11...60).map { "\n  \($0). Number.\($0 * 10)" }.joined()
        #expect(told.value == ["The view is gone.\nThe last 50 of 60 calls so far:" + lines])
    }

    @Test func `Calls from many threads are all kept`() async {
        let log = CallLog()
        let recorder = Recorder<Int>("Number", log: log)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<500 { group.addTask { recorder.record(number) } }
        }
        #expect(recorder.calls.sorted() == Array(0..<500))
        #expect(log.calls.count == 500)
    }
}
