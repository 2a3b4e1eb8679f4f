import Foundation
import Testing
import VIPERSpies

@Suite struct ComparedByPartsTests {
    final class Screen {}

    struct Pair {
        var screen: Screen
        var name: String
    }

    enum Reason: Error {
        case offline
        case code(Int)
    }

    enum Call: ComparedByParts {
        case show(Screen, animated: Bool)
        case failed(any Error)
        case tapped(handler: () -> Void)
        case value(Any)
        case pair(Pair)
        case maybe(Screen?)
        case named((String, Int))
        case type(Any.Type)
        case table([String: Pair])
        case close
    }

    @Test func `Objects are equal if they are the same`() {
        let (one, other) = (Screen(), Screen())
        #expect(Call.show(one, animated: true) == .show(one, animated: true))
        #expect(Call.show(one, animated: true) != .show(other, animated: true))
        #expect(Call.show(one, animated: true) != .show(one, animated: false))
        #expect(Call.maybe(one) == .maybe(one))
        #expect(Call.maybe(one) != .maybe(nil))
        #expect(Call.maybe(nil) == .maybe(nil))
    }

    @Test func `Errors are compared, whether or not they are Equatable`() {
        #expect(Call.failed(Offline()) == .failed(Offline()))
        #expect(Call.failed(Reason.offline) == .failed(Reason.offline))
        #expect(Call.failed(Reason.code(1)) == .failed(Reason.code(1)))
        #expect(Call.failed(Reason.code(1)) != .failed(Reason.code(2)))
        #expect(Call.failed(Reason.offline) != .failed(Reason.code(1)))
        #expect(Call.failed(Offline()) != .failed(Reason.offline))
    }

    @Test func `Closures of one type count as equal, which the documentation says`() {
        #expect(Call.tapped(handler: {}) == .tapped(handler: { _ = 1 }))
        #expect(Call.value({ (_: Int) in }) != .value({ (_: String) in }))
    }

    @Test func `Values of any type are compared by their own equality, and only within a type`() {
        #expect(Call.value(1) == .value(1))
        #expect(Call.value(1) != .value(2))
        #expect(Call.value(1) != .value("1"))
        #expect(Call.value([1, 2]) == .value([1, 2]))
        #expect(Call.value(Optional(1) as Any) == .value(Optional(1) as Any))
    }

    @Test func `In a value of any type, an optional that holds something counts as what it holds`() {
        #expect(Call.value(Optional(1) as Any) == .value(1))
        #expect(Call.value(1) == .value(Optional(Optional(1)) as Any))
        #expect(Call.value(Optional(1) as Any) != .value(2))
        #expect(Call.value(Optional(1) as Any) != .value("1"))
        #expect(Call.value(Optional([1]) as Any) == .value([1]))
        #expect(Call.value([Optional(1), 2]) == .value([1, 2]))
        #expect(Call.value([Optional(1), nil]) != .value([1, 2]))
        #expect(Call.value((1, Optional("a"))) == .value((1, "a")))
        #expect(Call.value((1, Optional("a"))) != .value((1, "b")))
        #expect(Call.value((1, String?.none)) != .value((1, "a")))
        #expect(Call.value(["a": Optional(1)]) == .value(["a": 1]))
        let numbers = 0..<40
        #expect(Call.value(Set(numbers.map { Optional($0) })) == .value(Set(numbers)))
        let screen = Screen()
        #expect(Call.value(Optional(screen) as Any) == .value(screen))
        #expect(Call.value(Optional(screen) as Any) != .value(Screen()))
    }

    @Test func `Nothing equals nothing of the same type alone`() {
        #expect(Call.value(Int?.none as Any) == .value(Int?.none as Any))
        #expect(Call.value(Int?.none as Any) != .value(0))
        #expect(Call.value(Int?.none as Any) != .value(String?.none as Any))
        #expect(Call.value([Int?]()) == .value([Int]()))
        #expect(Call.value([Int?]()) != .value([String]()))
        #expect(Call.value(Int?.self) != .value(Int.self))
    }

    @Test func `Values without equality are compared part by part`() {
        let (one, other) = (Screen(), Screen())
        #expect(Call.pair(Pair(screen: one, name: "a")) == .pair(Pair(screen: one, name: "a")))
        #expect(Call.pair(Pair(screen: one, name: "a")) != .pair(Pair(screen: one, name: "b")))
        #expect(Call.pair(Pair(screen: one, name: "a")) != .pair(Pair(screen: other, name: "a")))
        #expect(Call.named(("a", 1)) == .named(("a", 1)))
        #expect(Call.named(("a", 1)) != .named(("a", 2)))
    }

    @Test func `Dictionaries are compared whatever their order`() {
        let screen = Screen()
        let names = (0..<40).map { "\($0)" }
        let forward = Dictionary(uniqueKeysWithValues: names.map { ($0, Pair(screen: screen, name: $0)) })
        let backward = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, Pair(screen: screen, name: $0)) })
        #expect(Call.table(forward) == .table(backward))
        #expect(Call.table(forward) != .table([:]))
    }

    @Test func `Types and cases are compared`() {
        #expect(Call.type(Int.self) == .type(Int.self))
        #expect(Call.type(Int.self) != .type(String.self))
        #expect(Call.close == .close)
        #expect(Call.close != .maybe(nil))
    }
}
