import Testing

@testable import VIPERSpecs

/// The logs of several subjects' doubles within one body, taken together.
@MainActor
@Suite struct BodyLogsTests {
    private let logs = BodyLogs()
    private let first = CallLog()
    private let second = CallLog()

    @Test func `Counts what happens to doubles of earlier subjects, too`() {
        logs.add(first)
        first.note("The first subject is built.")
        logs.add(second)
        #expect(logs.count == 1)
        for count in 2..<5 {
            first.note("Something comes late.")
            #expect(logs.count == count)
        }
        second.note("The second subject is built.")
        #expect(logs.count == 5)
    }

    @Test func `Counts callers that wait for doubles of earlier subjects, too`() async throws {
        let answers = Answers<Void, Int, any Error>("number", log: first)
        answers.hold()
        logs.add(first)
        logs.add(second)
        let recorder = Recorder<Int>("Service", log: first)
        let asking = Task { try await recorder.value(of: 1, from: answers) }
        while logs.awaited == 0 { await Task.yield() }
        #expect(logs.awaited == 1)
        answers.held[0].give(1)
        #expect(try await asking.value == 1)
        #expect(logs.awaited == 0)
    }

    @Test func `Counts a log once, however many subjects are built from its doubles`() {
        for _ in 0..<3 { logs.add(first) }
        logs.add(second)
        logs.add(first)
        first.note("All of them are built.")
        #expect(logs.count == 1)
    }
}
