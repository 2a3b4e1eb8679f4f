import Testing
import VIPERSpies

/// Answers of a wrong type where only the caller knows the type, which are problems that name the member.
@Suite struct WrongAnswerTests {
    /// A mock as the generator writes it, of members whose types only their callers know.
    private struct Client {
        enum Call: RecordedCall { case send, decode, load }

        let recorder: Recorder<Call>
        let send: Answers<Void, Any, any Error>
        let decode: Answers<Void, Any, Never>

        init(log: CallLog) {
            recorder = Recorder("Client", log: log)
            send = Answers("Client.send", log: log)
            decode = Answers("Client.decode", log: log)
        }

        func send<Value>(_ type: Value.Type) async throws -> Value {
            try await recorder.value(of: .send, from: send, as: Value.self)
        }

        func decode<Value>(_ type: Value.Type) -> Value {
            recorder.answer(to: .decode, from: decode, as: Value.self)
        }

        func load<Value>(done: @escaping (Result<Value, any Error>) -> Void) {
            recorder.askAnywhere(.load, with: (), of: send, as: Value.self) { done($0) }
        }

        func show<Value>(done: @escaping (Value) -> Void) {
            recorder.askAnywhere(.load, with: (), of: decode, as: Value.self) { done($0.get()) }
        }
    }

    private let log = CallLog.nice
    private let wrong = "Client.send was asked, but \"ann\" was planned, which is no Int."

    @Test func `It is thrown by what can throw it`() async {
        let client = Client(log: log)
        client.send.give("ann")
        await #expect(throws: WrongAnswer.self) { try await client.send(Int.self) }
        #expect(log.problems == [wrong])
        #expect(log.story == ["Client.send", "Client.send answers \"ann\"", "! \(wrong)"])
    }

    @Test func `It is an error for a completion that takes one`() throws {
        let client = Client(log: log)
        client.send.hold()
        var told: [Result<Int, any Error>] = []
        client.load { told.append($0) }
        client.send.held[0].give("ann")
        client.send.held[0].give(3)
        client.send.held[0].fail(Offline())
        #expect(throws: WrongAnswer.self) { try told[0].get() }
        #expect(try told[1].get() == 3)
        #expect(throws: Offline.self) { try told[2].get() }
        #expect(log.problems == [wrong])
    }

    @Test func `It does not reach a completion that takes no error`() {
        let client = Client(log: log)
        client.decode.give(stream: ["ann", 3])
        var told: [Int] = []
        client.show { told.append($0) }
        #expect(told == [3])
        #expect(log.problems == ["Client.decode was asked, but \"ann\" was planned, which is no Int."])
    }

    @Test func `Where nothing can be thrown, the caller gets a plain value of the type it needs`() {
        let client = Client(log: log)
        client.decode.give("ann")
        #expect(client.decode(Int.self) == 0)
        #expect(log.problems == ["Client.decode was asked, but \"ann\" was planned, which is no Int."])
    }

    #if os(macOS) || os(Linux) || os(Windows)
        @Test func `Where no plain value is known either, the process ends and says what was asked`() async throws {
            let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                final class Card {}
                let client = Client(log: CallLog())
                client.decode.give("ann")
                _ = client.decode(Card.self)
            }
            let text = String(decoding: try #require(end).standardErrorContent, as: UTF8.self)
            let advice = "plan an answer before it is asked, or make Card a HasPlainValue."
            #expect(text.contains("which is no Card. Nothing can be returned for it: \(advice)"))
            #expect(text.contains("The calls so far:\n  1. Client.decode"))
        }
    #endif
}
