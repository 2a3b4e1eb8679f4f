import Testing
import VIPERSpies

/// Recorded arguments that a log can release, as a test for leaks needs it.
@Suite struct ForgetTests {
    private final class Screen {}

    private struct Shown: RecordedCall {
        let screen: Screen
        static func == (left: Shown, right: Shown) -> Bool { left.screen === right.screen }
    }

    private let log = CallLog()

    @Test func `A double forgets its calls, and its log forgets them too`() {
        let (one, other) = (Recorder<Int>("One", log: log), Recorder<Int>("Other", log: log))
        one.record(1)
        other.record(2)
        one.forget()
        one.record(3)
        #expect(one.calls == [3])
        #expect(other.calls == [2])
        #expect(log.calls == [other.logged(2), one.logged(3)])
    }

    @Test func `What was forgotten stays in the story`() {
        let recorder = Recorder<Int>("Number", log: log)
        recorder.record(1)
        log.note("The view goes.")
        log.record(LoggedCall(2, of: "Number"))
        log.forgetCalls()
        recorder.record(3)
        log.forgetCalls()
        recorder.record(4)
        #expect(log.story == ["Number.1", "The view goes.", "Number.2", "Number.3", "Number.4"])
        #expect(log.calls == [recorder.logged(4)])
    }

    @Test func `Nobody keeps what was handed to a call that is forgotten`() {
        let recorder = Recorder<Shown>("Router", log: log)
        weak var screen: Screen?
        do {
            let shown = Screen()
            screen = shown
            recorder.record(Shown(screen: shown))
            #expect(log.calls == [recorder.logged(Shown(screen: shown))])
        }
        #expect(screen != nil)
        log.forgetCalls()
        #expect(screen == nil)
    }

    @Test func `What is let go of may call a double of the same log`() {
        final class Talkative {
            let recorder: Recorder<Int>
            init(_ recorder: Recorder<Int>) { self.recorder = recorder }
            deinit { recorder.record(1) }
        }
        struct Call: RecordedCall {
            let object: Talkative
            static func == (left: Call, right: Call) -> Bool { left.object === right.object }
        }
        let number = Recorder<Int>("Number", log: log)
        let router = Recorder<Call>("Router", log: log)
        for _ in 0..<3 { router.record(Call(object: Talkative(number))) }
        router.forget()
        #expect(number.calls == [1, 1, 1])
        #expect(router.calls.isEmpty)
    }

    // MARK: Properties

    private struct Interactor {
        let recorder: Recorder<Shown>
        let output: Answers<Void, Screen?, Never>
        let screen: Answers<Void, Screen, Never>

        init(log: CallLog) {
            recorder = Recorder("Interactor", log: log)
            output = Answers("Interactor.output", log: log)
            screen = Answers("Interactor.screen", log: log)
        }

        func set(_ value: Screen) {
            recorder.keep(value, as: Shown(screen: value), in: output)
        }
    }

    @Test func `Nobody keeps an object that the subject has set, once calls are forgotten`() {
        for forget in [{ $0.recorder.forget() }, { $0.recorder.log.forgetCalls() }] as [(Interactor) -> Void] {
            let interactor = Interactor(log: CallLog())
            weak var screen: Screen?
            do {
                let output = Screen()
                screen = output
                interactor.set(output)
                #expect(interactor.recorder.answer(from: interactor.output) === output)
                forget(interactor)
                #expect(interactor.recorder.answer(from: interactor.output) === output)
                forget(interactor)
            }
            #expect(screen == nil)
            #expect(interactor.recorder.answer(from: interactor.output) == nil)
            #expect(interactor.recorder.log.problems == [])
            #expect(interactor.recorder.log.story.count == 4)
        }
    }

    @Test func `What a test gives stays, and so does what cannot be nil`() {
        let interactor = Interactor(log: log)
        interactor.set(Screen())
        interactor.output.give(Screen())
        interactor.recorder.keep(Screen(), as: Shown(screen: Screen()), in: interactor.screen)
        interactor.recorder.forget()
        #expect(interactor.recorder.answer(from: interactor.output) != nil)
        _ = interactor.recorder.answer(from: interactor.screen)
    }

    @Test func `A value that the subject has set stays`() {
        let service = ServiceMock(log: log)
        service.title = "a"
        log.forgetCalls()
        #expect(service.title == "a")
    }

    @Test func `A held question whose call is forgotten can be answered`() async throws {
        let service = ServiceMock(log: log)
        service.load.hold()
        service.load(id: 1) { _ in }
        service.forgetCalls()
        service.load(id: 2) { _ in }
        #expect(service.load.held[0].call == nil)
        #expect(service.load.held[1].call == service.logged(.load(id: 2)))
        service.load.held[0].give("milk")
        #expect(service.load.held[0].count == 1)
        #expect(try service.load.held[0].arguments == 1)
    }

    @Test func `A problem after forgetting tells the calls since then`() {
        let told = Box<[String]>([])
        let log = CallLog { problem in told.change { $0.append(problem) } }
        let recorder = Recorder<Int>("Number", log: log)
        recorder.record(1)
        log.forgetCalls()
        recorder.record(2)
        log.report(problem: "Too late.")
        #expect(told.value == ["Too late.\nThe calls so far:\n  1. Number.2"])
    }

    @Test func `Several may record and forget at the same time`() async {
        let log = log
        let recorder = Recorder<Int>("Number", log: log)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                group.addTask { recorder.record(number) }
                group.addTask { number.isMultiple(of: 2) ? recorder.forget() : log.forgetCalls() }
            }
        }
        #expect(Set(log.story) == Set((0..<300).map { "Number.\($0)" }))
        #expect(log.story.count == 300)
        #expect(log.calls.count == recorder.calls.count)
    }
}
