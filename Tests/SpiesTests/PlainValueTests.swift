import Foundation
import Testing
import VIPERSpies

/// Functions that have to return something return a plain value of their type, if one is known.
@Suite struct PlainValueTests {
    private enum Call: RecordedCall { case load }

    private struct Account: Decodable, Equatable {
        struct Owner: Decodable, Equatable {
            var id: UUID
            var page: URL
            var nickname: String?
        }

        enum Kind: String, Decodable, CaseIterable { case open, closed }

        var name: String
        var owner: Owner
        var kind: Kind
        var amounts: [Decimal]
        var limits: [String: Int]
        var isLocked: Bool
        var since: Date
    }

    private enum Place: CaseIterable { case here, there }

    private enum Fault: Error, CaseIterable { case offline }

    private struct Row: HasPlainValue, Equatable {
        static var plainValue: Row { Row(title: "–") }
        var title: String
    }

    private final class Endless: Decodable {
        let next: Endless
    }

    @Test func `Nothing, zero and the first case are plain`() {
        #expect(answer() as Int? == nil)
        #expect(answer() as Bool == false)
        #expect(answer() as Double == 0)
        #expect(answer() as Duration == .zero)
        #expect(answer() as String == "")
        #expect(answer() as [Int] == [])
        #expect(answer() as Data == Data())
        #expect(answer() as Set<Int> == [])
        #expect(answer() as Character == " ")
        #expect(answer() as Unicode.Scalar == " ")
        #expect(answer() as Substring == "")
        #expect(answer() as ArraySlice<Int> == [])
        #expect(answer() as ContiguousArray<Int> == [])
        #expect(answer() as [String: Int] == [:])
        #expect(answer() as Place == .here)
        #expect(answer() as UUID == UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
        #expect((answer() as URL).isFileURL == false)
        #expect(answer() as Date == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test func `What can be decoded is made of plain parts`() throws {
        let account: Account = answer()
        #expect(account.name == "")
        #expect(account.owner.nickname == nil)
        #expect(account.kind == .open)
        #expect(account.amounts == [])
        #expect(account.limits == [:])
    }

    @Test func `An error says what is missing`() throws {
        let error: any Error = answer()
        #expect("\(error)" == "Store.load was asked, but no answer was planned for it.")
        #expect(throws: NoAnswer.self) { try (answer() as Result<Place, any Error>).get() }
        #expect(answer() as AnyHashable != AnyHashable(0))
        _ = answer() as Any
        _ = answer() as AnyObject
    }

    @Test func `A type may say itself what is plain`() {
        #expect(answer() as Row == Row(title: "–"))
        #expect(answer() as Result<Row, Fault> == .success(Row(title: "–")))
        let log = CallLog.nice
        let answers = Answers<Void, Row, Never>("Store.load", log: log)
        let row = Recorder<Call>("Store", log: log).answer(to: .load, from: answers, or: Row(title: "other"))
        #expect(row == .plainValue)
        #expect(Recorder<Call>("Store", log: log).answer(from: answers, or: Row(title: "other")) == .plainValue)
    }

    @Test func `A task has ended, or fails for want of an answer`() async {
        await (answer() as Task<Void, Never>).value
        #expect(await (answer() as Task<Row, Never>).value == Row(title: "–"))
        await #expect(throws: NoAnswer.self) { try await (answer() as Task<Place, any Error>).value }
    }

    @Test func `Where there is no value, an error of the right type is thrown`() {
        final class Card {}
        let log = CallLog.nice
        let recorder = Recorder<Call>("Store", log: log)
        // The compiler of Swift 6.3 crashes on an expectation whose closure has a typed throw.
        do {
            _ = try recorder.answer(to: .load, from: Answers<Void, Card, Fault>("Store.load", log: log))
            Issue.record("An error was to be thrown.")
        } catch {
            #expect(error == .offline)
        }
    }

    #if os(macOS) || os(Linux) || os(Windows)
        @Test func `What holds itself without an end is no plain value`() async {
            await #expect(processExitsWith: .failure) {
                let log = CallLog()
                let recorder = Recorder<Call>("Store", log: log)
                _ = recorder.answer(to: .load, from: Answers<Void, Endless, Never>("Store.load", log: log))
            }
        }
    #endif

    private func answer<Value>() -> Value {
        let log = CallLog.nice
        let recorder = Recorder<Call>("Store", log: log)
        let answers = Answers<Void, Any, Never>("Store.load", log: log)
        let plain = Answers<Void, Value, Never>("Store.load", log: log)
        _ = recorder.answer(to: .load, from: answers, as: Value.self)
        return recorder.answer(to: .load, from: plain)
    }
}
