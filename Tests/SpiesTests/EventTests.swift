import Testing
import VIPERSpies

/// A log that knows which answer belongs to which question.
@Suite struct EventTests {
    private enum Call: RecordedCall {
        case find(String)
        case close
    }

    private let log = CallLog()
    private let recorder: Recorder<Call>
    private let find: Answers<String, Int, Never>

    init() {
        recorder = Recorder("Service", log: log)
        find = Answers("Service.find", log: log)
    }

    private func ask(_ text: String) {
        recorder.askAnywhere(.find(text), with: text, of: find) { _ in }
    }

    @Test func `An answer that was held is to its own question`() {
        find.hold()
        ask("a")
        ask("b")
        find.held[0].give(1)
        find.held[1].give(2)
        #expect(log.events.map(\.kind) == [.call, .call, .answer, .answer])
        #expect(log.events.map(\.question) == [nil, nil, 0, 1])
        #expect(log.events.map(\.isHeld) == [true, true, false, false])
    }

    @Test func `An answer that is given at once is to the question before`() {
        find.give(1)
        ask("a")
        recorder.record(.close)
        find.give { $0.count }
        ask("bc")
        #expect(log.events.map(\.question) == [nil, 0, nil, nil, 3])
        #expect(log.events.allSatisfy { !$0.isHeld })
    }

    @Test func `What is forgotten is still told of`() {
        find.hold()
        ask("a")
        log.step("tap")
        ask("b")
        let (first, second) = (find.held[0], find.held[1])
        first.give(1)
        let events = log.events
        log.forgetCalls()
        #expect(log.events == events)
        second.give(2)
        #expect(log.events.last?.question == 2)
        #expect(log.events.map(\.description) == log.story)
    }

    @Test func `An answer is to the question before, although another double forgets its calls in between`() {
        let other = Recorder<Int>("Other", log: log)
        other.record(1)
        find.give(1)
        ask("a")
        recorder.forget()
        ask("b")
        other.forget()
        #expect(log.events.map(\.question) == [nil, nil, 1, nil, 3])
    }

    @Test func `Steps, cues and time are told apart from notes`() async {
        let clock = TestClock(log: log)
        log.step("didTapSave()")
        log.cue("The store answers.")
        log.note("It is Monday.")
        await clock.advance(by: .seconds(2))
        #expect(log.events.map(\.kind) == [.step, .cue, .note, .time])
        #expect(log.eventCount == 4)
    }

    @Test func `A double that forgets lets others keep their places`() {
        let other = Recorder<Int>("Other", log: log)
        find.hold()
        ask("a")
        other.record(1)
        ask("b")
        let held = find.held[0]
        other.forget()
        held.give(1)
        #expect(log.events.map(\.question) == [nil, nil, nil, 0])
        #expect(log.story == ["Service.find(\"a\")", "Other.1", "Service.find(\"b\")", "Service.find answers 1"])
    }
}
