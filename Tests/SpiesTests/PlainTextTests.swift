import Foundation
import Testing
import VIPERSpies

@Suite struct PlainTextTests {
    struct Item {
        var name: String
        var due: Date?
        var tags: [Tag] = []
    }

    enum Tag: Hashable {
        case urgent
        case named(String)
        case placed(row: Int, Bool)
        case nested(inner: Int)
    }

    struct Money: CustomStringConvertible {
        var amount: Int
        var description: String { "\(amount) \(String(reflecting: Self.self)).Coin" }
    }

    struct Debugged: CustomDebugStringConvertible {
        var debugDescription: String { "a bug" }
    }

    struct Cage<Animal> {
        var animal: Animal
    }

    class Screen: CustomStringConvertible {
        var description: String { fatalError("It belongs to another thread.") }
    }

    @Test func `A value is written as in a test`() {
        let samples: [(Any, String)] = [
            ("milk", "\"milk\""),
            ("a \"b\"\n", #""a \"b\"\n""#),
            (Substring("milk"), "\"milk\""),
            (3, "3"),
            (1.5, "1.5"),
            (true, "true"),
            (UInt8(7), "7"),
            (Optional(3) as Any, "3"),
            (Int?.none as Any, "nil"),
            (Int??.some(nil) as Any, "nil"),
            ((), "()"),
            ((1, name: "a"), "(1, name: \"a\")"),
            ([Int?](arrayLiteral: 1, nil), "[1, nil]"),
            (Set(["b", "a"]), "[\"a\", \"b\"]"),
            (["b": 2, "a": 1], "[\"a\": 1, \"b\": 2]"),
            ([:] as [String: Int], "[:]"),
            (0..<3, "0..<3"),
            (Int.self, "Int.self"),
            (Cage(animal: Tag.urgent), "Cage<Tag>(animal: .urgent)"),
            (Item(name: "milk"), "Item(name: \"milk\", due: nil, tags: [])"),
            (Tag.urgent, ".urgent"),
            (Tag.named("a"), ".named(\"a\")"),
            (Tag.placed(row: 1, false), ".placed(row: 1, false)"),
            (Tag.nested(inner: 1), ".nested(inner: 1)"),
            (Result<Int, Offline>.failure(Offline()), ".failure(Offline())"),
            (Money(amount: 3), "3 PlainTextTests.Money.Coin"),
            (Debugged(), "a bug"),
            (Screen(), "Screen"),
            (URL(filePath: "/dev/null"), "file:///dev/null"),
            (Date(timeIntervalSinceReferenceDate: 0), "2001-01-01T00:00:00Z"),
            (Date(timeIntervalSinceReferenceDate: 0.5), "2001-01-01T00:00:00.500Z"),
            (Date.distantPast, "0001-01-01T00:00:00Z"),
            (Date(timeIntervalSinceReferenceDate: .infinity), "Date(inf)"),
            ({ (_: Int) in }, "{ … }"),
        ]
        for (value, text) in samples { #expect(PlainText.of(value) == text) }
    }

    @Test func `A long text is cut off`() {
        #expect(PlainText.of(Array(1...1_000), limit: 10) == "[1, 2, 3, …")
        #expect(PlainText.of(String(repeating: "a", count: 100), limit: 4) == "\"aaa…")
    }

    @Test func `A call names neither modules nor its type`() {
        let spy = ServiceMock()
        spy.load(id: 1) { _ in }
        try? spy.save("milk")
        _ = spy.currentCount()
        #expect("\(spy.calls)" == "[.load(id: 1), .save(\"milk\"), .count]")
        #expect(spy.calls.map(\.description) == [".load(id: 1)", ".save(\"milk\")", ".count"])
        #expect(String(describingForTest: spy.calls) == "[.load(id: 1), .save(\"milk\"), .count]")
        #expect(spy.logged(.save("a")).description == "Service.save(\"a\")")
        #expect(LoggedCall(ServiceMock.Call.count, of: "Service").description == "Service.count")
    }

    @Test func `A failed expectation shows calls as a test would write them`() {
        let spy = ServiceMock()
        try? spy.save("milk")
        withKnownIssue {
            #expect(spy.calls == [.save("bread"), .count])
        } matching: { issue in
            let text = "\(issue)"
            return text.contains("[.save(\"milk\")]") && text.contains(".save(\"bread\"), .count")
        }
    }
}
