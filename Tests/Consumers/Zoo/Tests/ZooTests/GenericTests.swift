import Foundation
import Testing
import VIPERSpies
import Zoo
import ZooSupport

/// Generic members and protocols with associated types are called, recorded, stubbed and compared.
@Suite(.strictDoubles) struct GenericTests {
    @Test func methods() async throws {
        let spy = GenericMethodsSpy()
        spy.echo.give("b")
        spy.fetch.give(7)
        spy.show(1)
        #expect(spy.echo("a") == "b")
        #expect(try await spy.fetch(Int.self) == 7)
        #expect(spy.calls == [.show(1), .echo("a"), .fetch(Int.self)])
        #expect(spy.calls != [.show(2), .echo("a"), .fetch(Int.self)])
    }

    @Test func optionals() {
        let spy = OptionalGenericsSpy()
        spy.set(3, for: "a")
        spy.set(Int?.none, for: "b")
        spy.put([1], (2, 3))
        spy.say("c")
        #expect(spy.calls == [.set(3, for: "a"), .set(Int?.none as Any, for: "b"), .put([1], (2, 3)), .say("c")])
        #expect(spy.calls.first != .set(4, for: "a"))
        #expect(spy.calls.first != .set(Int?.none as Any, for: "a"))
    }

    @Test func completions() throws {
        let spy = GenericCompletionSpy()
        spy.fetch.give(8)
        var told: Result<Int, any Error>?
        spy.fetch(Int.self) { told = $0 }
        #expect(try told?.get() == 8)
    }

    @Test func planOfAnotherType() async throws {
        let log = CallLog { _ in }
        let completions = GenericCompletionSpy(log: log)
        completions.fetch.give("8")
        completions.load.give("9")
        var told: [Result<Int, any Error>] = []
        completions.fetch(Int.self) { told.append($0) }
        completions.load(Int.self) { told.append(.success($0)) }
        #expect(throws: WrongAnswer.self) { try told[0].get() }
        #expect(told.count == 1)
        let methods = GenericMethodsSpy(log: log)
        methods.fetch.give("7")
        await #expect(throws: WrongAnswer.self) { try await methods.fetch(Int.self) }
        #expect(log.problems.count == 3)
        #expect(log.problems[2] == "GenericMethods.fetch was asked, but \"7\" was planned, which is no Int.")
    }

    @Test func packsOpaquesAndExistentials() {
        let packs = ParameterPacksSpy()
        packs.show(1, "a")
        #expect(packs.calls == [.show([1, "a"])])
        let opaque = OpaqueParametersSpy()
        opaque.show(3)
        opaque.all([1, 2])
        #expect(opaque.calls == [.show(3), .all([1, 2])])
        let existentials = ExistentialsSpy()
        existentials.show(ZooError.closed)
        #expect(existentials.calls == [.show(ZooError.closed)])
    }

    @Test func associatedTypes() {
        let spy = AssociatedTypesSpy<Animal, String>()
        spy.item.give(Animal(name: "Ape"))
        spy.all = []
        #expect(spy.item(for: "a") == Animal(name: "Ape"))
        spy.add(Animal(name: "Bear"), for: "b")
        #expect(spy.all == [])
        #expect(spy.calls == [.item(for: "a"), .add(Animal(name: "Bear"), for: "b")])
        let bound = RefinesWithBindingSpy()
        bound.lastAnswers.give("z")
        #expect(bound.last() == "z")
    }

    @Test func parentsOfPinnedTypes() {
        let numbers = NumberListingSpy<Set<Int>>()
        numbers.allAnswers.give([1])
        #expect(numbers.all() == [1])
        let texts = ArrayListingSpy<String>()
        texts.allAnswers.give(["a"])
        #expect(texts.all() == ["a"])
        #expect(NumberArrayListingSpy(log: .nice).all() == [])
    }

    @Test func associatedCompletion() async throws {
        let spy = AssociatedCompletionSpy<Int>()
        spy.load.give(3)
        spy.valueAnswers.give(4)
        var told: Int?
        spy.load { told = try? $0.get() }
        #expect(told == 3)
        #expect(try await spy.value() == 4)
    }

    @Test func staticsOfGenericTypes() {
        GenericStaticsSpy<Int>.makeAnswers.give(1)
        GenericStaticsSpy<String>.makeAnswers.give("a")
        #expect(GenericStaticsSpy<Int>.make() == 1)
        #expect(GenericStaticsSpy<String>.make() == "a")
        #expect(GenericStaticsSpy<Int>.statics.calls == [.make])
    }

    @Test func selfRequirements() {
        let spy = SelfRequirementsSpy()
        let other = SelfRequirementsSpy()
        spy.copyAnswers.give(other)
        spy.isSame.give(true)
        #expect(spy.copy() === other)
        #expect(spy.isSame(as: other))
        #expect(spy.calls == [.copy, .isSame(as: other)])
    }
}
