import Testing
import VIPERSpies

@Suite struct AnswersTests {
    let log = CallLog()

    // MARK: At once

    @Test func `A value is given to every question`() {
        let service = ServiceMock(log: log)
        service.count.give(3)
        #expect([service.currentCount(), service.currentCount()] == [3, 3])
        #expect(log.problems == [])
    }

    @Test func `Values in order are given once each, and then one is missing`() {
        let service = ServiceMock(log: log)
        service.count.give(inOrder: [1, 2])
        #expect([service.currentCount(), service.currentCount(), service.currentCount()] == [1, 2, 0])
        let problem = "Service.count was asked again, but 2 answers were planned for it, and all are used."
        #expect(log.problems == [problem])
    }

    @Test func `A problem tells that the only answer is used`() async {
        let service = ServiceMock(log: log)
        service.load.give(inOrder: ["milk"])
        _ = try? await service.load(id: 1)
        await #expect(throws: NoAnswer(question: "Service.load", used: 1)) { try await service.load(id: 2) }
        let problem = "Service.load was asked again, but 1 answer was planned for it, and it is used."
        #expect(log.problems == [problem])
    }

    @Test func `Values and errors in order are given once each, and then one is missing`() {
        let service = ServiceMock(log: log)
        service.save.answer(inOrder: [.success(()), .failure(Offline()), .success(())])
        #expect(throws: Never.self) { try service.save("milk") }
        #expect(throws: Offline.self) { try service.save("bread") }
        #expect(throws: Never.self) { try service.save("salt") }
        #expect(throws: NoAnswer.self) { try service.save("eggs") }
        let problem = "Service.save was asked again, but 3 answers were planned for it, and all are used."
        #expect(log.problems == [problem])
    }

    @Test func `An error is thrown`() async {
        let service = ServiceMock(log: log)
        service.save.fail(Offline())
        service.load.fail(Offline())
        #expect(throws: Offline.self) { try service.save("milk") }
        await #expect(throws: Offline.self) { try await service.load(id: 1) }
    }

    @Test func `The newest plan counts`() {
        let service = ServiceMock(log: log)
        service.count.give(1)
        service.count.give(2)
        #expect(service.currentCount() == 2)
    }

    // MARK: Unplanned

    @Test func `A question without an answer is a problem that lists the calls`() {
        let told = Box<[String]>([])
        let service = ServiceMock(log: CallLog { problem in told.change { $0.append(problem) } })
        #expect(service.currentCount() == 0)
        #expect(
            told.value == [
                """
                Service.count was asked, but no answer was planned for it.
                The calls so far:
                  1. Service.count
                """
            ]
        )
    }

    @Test func `Where an error can be thrown, a missing answer is one`() async {
        let service = ServiceMock(log: log)
        #expect(throws: NoAnswer(question: "Service.save")) { try service.save("milk") }
        await #expect(throws: NoAnswer(question: "Service.load")) { try await service.load(id: 1) }
        #expect(log.problems.count == 2)
        #expect(service.load.held.isEmpty)
    }

    @Test func `In a nice log, a missing answer is no problem`() async {
        let nice = CallLog.nice
        let service = ServiceMock(log: nice)
        #expect(service.currentCount() == 0)
        await #expect(throws: NoAnswer.self) { try await service.load(id: 1) }
        #expect(nice.problems == [])
    }

    @Test func `An answer that is planned and never asked for is named`() {
        let service = ServiceMock(log: log)
        #expect(log.unusedAnswers == [])
        service.count.give(1)
        service.load.give("milk")
        _ = service.currentCount()
        #expect(log.unusedAnswers == ["Service.load"])
        service.count.give(2)
        #expect(log.unusedAnswers == ["Service.count", "Service.load"])
    }

    @Test func `What the subject sets is no answer that somebody has to read`() {
        let service = ServiceMock(log: log)
        service.title = "milk"
        #expect(log.unusedAnswers == [])
        #expect(service.title == "milk")
        #expect(service.calls == [.setTitle("milk")])
    }

    @Test func `A log does not keep the answers of a double that is gone`() {
        weak var service: ServiceMock?
        do {
            let mock = ServiceMock(log: log)
            mock.count.give(1)
            service = mock
        }
        #expect(service == nil)
        #expect(log.unusedAnswers == [])
    }

    // MARK: Types that only the caller knows

    @Test func `An answer of any type is handed over as the type that is needed`() async {
        let recorder = Recorder<Int>("Service", log: log)
        let answers = Answers<Any.Type, Any, Never>("Service.decode", log: log)
        answers.give(7)
        #expect(recorder.answer(to: 1, with: Int.self, from: answers, as: Int.self) == 7)
        #expect(await recorder.value(of: 2, with: Int.self, from: answers, as: Int.self) == 7)
        answers.give { type in if type == Int.self { 8 } else { ["a"] } }
        #expect(recorder.answer(to: 3, with: Int.self, from: answers, as: Int.self) == 8)
        #expect(recorder.answer(to: 4, with: [String].self, from: answers, as: [String].self) == ["a"])
    }
}
