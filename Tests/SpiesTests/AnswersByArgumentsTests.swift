import Testing
import VIPERSpies

/// Answers that depend on a question's arguments, and questions that know their arguments.
@Suite struct AnswersByArgumentsTests {
    private let log = CallLog()
    private let service: ServiceMock

    init() {
        service = ServiceMock(log: log)
    }

    // MARK: Given at once

    @Test func `A value is made from the argument`() async throws {
        let stock = [1: "milk", 2: "bread"]
        service.load.give { id in stock[id] ?? "nothing" }
        #expect(try await service.load(id: 2) == "bread")
        #expect(try await service.load(id: 3) == "nothing")
        #expect(log.story.suffix(2) == ["Service.load(id: 3)", "Service.load answers \"nothing\""])
    }

    @Test func `Several arguments have their labels`() throws {
        service.find.give { from, through in Array(from...through) }
        #expect(try service.find(from: 1, through: 3) == [1, 2, 3])
        service.find.give { [$0.from, $0.through] }
        #expect(try service.find(from: 1, through: 3) == [1, 3])
        service.find.give { [$1, $0] }
        #expect(try service.find(from: 1, through: 3) == [3, 1])
    }

    @Test func `A value is made for each question without arguments`() {
        let times = Counter()
        service.count.give { times.next() }
        #expect([service.currentCount(), service.currentCount()] == [1, 2])
    }

    @Test func `An error depends on what is asked`() async throws {
        service.save.give { text in if text.isEmpty { throw Offline() } }
        #expect(throws: Never.self) { try service.save("milk") }
        #expect(throws: Offline.self) { try service.save("") }
        service.load.give { id in
            guard id > 0 else { throw Offline() }
            return "milk"
        }
        await #expect(throws: Offline.self) { try await service.load(id: 0) }
        #expect(log.story.last == "Service.load fails with Offline()")
    }

    @Test func `Completions and streams are given what is made for them`() async {
        let told = Box<[String]>([])
        service.load.give { id in "\(id)" }
        service.load(id: 7) { answer in told.change { $0.append("\(answer)") } }
        #expect(told.value == [#"success("7")"#])
        service.updates.give { show in show.count }
        #expect(await service.updates(of: "Lost").reduce(into: []) { $0.append($1) } == [4])
    }

    @Test func `What makes an answer may call the double`() {
        service.count.give(1)
        service.save.give { [service] _ in _ = service.currentCount() }
        #expect(throws: Never.self) { try service.save("milk") }
        #expect(service.calls == [.save("milk"), .count])
    }

    @Test func `A closure as a value is given as it is`() {
        let recorder = Recorder<Int>("Service", log: log)
        let filter = Answers<Int, (Int) -> Bool, Never>("Service.filter", log: log)
        filter.give { $0 > 3 }
        #expect(recorder.answer(to: 1, with: 9, from: filter)(4))
        filter.give { limit in { $0 > limit } }
        #expect(!recorder.answer(to: 1, with: 9, from: filter)(4))
    }

    // MARK: Held

    @Test func `A held question knows what it was asked with`() async throws {
        service.load.hold()
        service.find.hold()
        service.load(id: 1) { _ in }
        service.load(id: 2) { _ in }
        #expect(try service.load.held.map { try $0.arguments } == [1, 2])
        let recorder = Recorder<Int>("Service", log: log)
        recorder.askAnywhere(1, with: (3, 4), of: service.find) { _ in }
        #expect(try service.find.held[0].arguments.through == 4)
        #expect(try await service.find.asked().arguments == (3, 4))
    }

    @Test func `A question is answered by what it was asked with`() throws {
        let told = Box<[String]>([])
        service.load.hold()
        for id in [3, 1, 2] {
            service.load(id: id) { answer in told.change { $0.append((try? answer.get()) ?? "") } }
        }
        for question in try service.load.held.sorted(by: { try $0.arguments < $1.arguments }) {
            question.give("\(try question.arguments)")
        }
        #expect(told.value == ["1", "2", "3"])
    }
}
