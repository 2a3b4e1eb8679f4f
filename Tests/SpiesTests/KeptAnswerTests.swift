import Testing
import VIPERSpies

/// A value that the subject sets at an index is read at this index, and nowhere else.
@Suite struct KeptAnswerTests {
    private final class Screen {}

    private enum Call: ComparedByParts {
        case `subscript`(key: Any)
        case setSubscript(key: Any, to: Int?)
    }

    private final class TableSpy: CallRecording {
        typealias Call = KeptAnswerTests.Call

        let recorder: Recorder<KeptAnswerTests.Call>
        let subscriptAnswers: Answers<Any, Int?, Never>

        init(log: CallLog) {
            recorder = Recorder("Table", log: log)
            subscriptAnswers = Answers("Table.subscript", log: log)
        }

        subscript(key: Any) -> Int? {
            get { recorder.answer(to: .subscript(key: key), with: key, from: subscriptAnswers, or: nil) }
            set {
                recorder.keep(newValue, with: key, as: .setSubscript(key: key, to: newValue), in: subscriptAnswers)
            }
        }
    }

    private let log = CallLog.nice

    @Test func `What is set at a key is read at that key, and others are answered as planned`() {
        let table = TableSpy(log: log)
        table.subscriptAnswers.give { ($0 as? String)?.count }
        table["x"] = 9
        #expect(table["x"] == 9)
        #expect(table["abc"] == 3)
        table["x"] = nil
        table["abc"] = 1
        #expect(table["x"] == nil)
        #expect(table["abc"] == 1)
        #expect(table["y"] == 1)
        #expect(table.calls.first == .setSubscript(key: "x", to: 9))
    }

    @Test func `The last plan counts, as it does for a property`() {
        let table = TableSpy(log: log)
        table["x"] = 9
        table.subscriptAnswers.give(2)
        #expect(table["x"] == 2)
    }

    @Test func `What is set uses up no planned answer, and is none`() {
        let table = TableSpy(log: log)
        table.subscriptAnswers.give(inOrder: [1, 2])
        table["x"] = 9
        #expect(table["x"] == 9)
        #expect(log.unusedAnswers == ["Table.subscript"])
        #expect(table["y"] == 1)
        #expect(table["x"] == 9)
        #expect(table["y"] == 2)
        #expect(log.unusedAnswers == [])
    }

    @Test func `Keys are compared by their parts`() {
        let table = TableSpy(log: log)
        let screen = Screen()
        table[(screen, 1)] = 9
        #expect(table[(screen, 1)] == 9)
        #expect(table[(screen, 2)] == nil)
        #expect(table[(Screen(), 1)] == nil)
    }

    @Test func `An object that was set is kept no longer than its call`() {
        let (recorder, answers) = (
            Recorder<Int>("Screens", log: log), Answers<Int, Screen?, Never>("Screens.subscript", log: log)
        )
        weak var screen: Screen?
        do {
            let value = Screen()
            screen = value
            recorder.keep(value, with: 1, as: 1, in: answers)
            recorder.keep(nil, with: 2, as: 2, in: answers)
            #expect(recorder.answer(to: 0, with: 1, from: answers, or: nil) === value)
            recorder.forget()
            #expect(recorder.answer(to: 0, with: 1, from: answers, or: nil) === value)
        }
        log.forgetCalls()
        #expect(screen == nil)
        #expect(recorder.answer(to: 0, with: 1, from: answers, or: nil) == nil)
    }
}
