import Foundation
import Testing
import VIPERSpies
import ZooParents
import ZooSupport

@testable import Zoo

/// Properties, subscripts, initialisers, isolation and inheritance.
@Suite(.strictDoubles) struct MemberTests {
    @Test func properties() {
        let spy = PropertiesSpy()
        spy.count = 3
        #expect(spy.count == 3)
        spy.titleAnswers.give("a")
        #expect(spy.title == "a")
        spy.title = "b"
        #expect(spy.title == "b")
        #expect(spy.calls == [.setTitle("b")])
    }

    @Test func effectfulProperties() async throws {
        let spy = EffectfulPropertiesSpy()
        spy.countAnswers.give(1)
        spy.titleAnswers.fail(ZooError.closed)
        #expect(await spy.count == 1)
        #expect(throws: ZooError.closed) { try spy.title }
        #expect(spy.calls == [.count, .title])
    }

    @Test func subscripts() {
        let spy = SubscriptsSpy()
        spy[key: "a", default: 1] = 5
        #expect(spy[key: "a", default: 1] == 5)
        #expect(
            spy.calls == [
                .setSubscriptKeyDefault(key: "a", default: 1, to: 5), .subscriptKeyDefault(key: "a", default: 1),
            ]
        )
        spy.subscriptKeyDefaultAnswers.give { $0.key.count }
        spy[key: "a", default: 1] = 5
        #expect(spy[key: "a", default: 1] == 5)
        #expect(spy[key: "a", default: 2] == 1)
    }

    @Test func staticsAndInitializers() {
        StaticsSpy.make.give(Animal(name: "Ape"))
        #expect(StaticsSpy.make(name: "a") == Animal(name: "Ape"))
        StaticsSpy.shared = 4
        #expect(StaticsSpy.shared == 4)
        #expect(StaticsSpy.statics.calls == [.make(name: "a"), .setShared(4)])
        #expect(InitializersSpy(name: "a").calls == [.initializeName(name: "a")])
        #expect(InitializersSpy().calls == [.initialize])
        #expect((InitializersSpy.self as any Initializers.Type).init(number: 1) != nil)
    }

    @Test func operatorsAndMutation() {
        let spy = OperatorRequirementsSpy()
        OperatorRequirementsSpy.plus.give(spy)
        #expect((spy + OperatorRequirementsSpy()) === spy)
        #expect(OperatorRequirementsSpy.statics.calls.count == 1)
        var mutating: any Mutating = MutatingSpy()
        mutating.change("a")
        #expect((mutating as? MutatingSpy)?.calls == [.change("a")])
    }

    @Test func internalNestedAndAvailable() {
        let spy = InternalProtocolSpy()
        spy.firstAnswers.give(1)
        spy.second(InternalValue(number: 2))
        #expect(spy.first() == 1)
        #expect(spy.calls == [.second(InternalValue(number: 2)), .first])
        let nested = OuterNestedSpy()
        nested.show(Outer.Value())
        #expect(nested.calls == [.show(Outer.Value())])
    }

    // MARK: Isolation

    @MainActor
    @Test func mainActor() async {
        let spy = OnMainActorSpy()
        spy.load.hold()
        var told: [[Animal]] = []
        spy.load { told.append($0) }
        let held = spy.load.held[0]
        held.give([])
        #expect(told == [[]])
        spy.refreshAnswers.give(true)
        #expect(await spy.refresh())
        #expect(spy.calls == [.load, .refresh])
    }

    @Test func globalActor() async {
        let spy = OnGlobalActorSpy()
        spy.feed.give(2)
        #expect(await spy.feed(Animal(name: "Ape")) == 2)
        #expect(spy.calls == [.feed(Animal(name: "Ape"))])
    }

    @Test func actorProtocol() async throws {
        let spy = ActorProtocolSpy()
        spy.countAnswers.give(3)
        spy.loadAnswers.fail(ZooError.closed)
        spy.nameAnswers.give("Ape")
        await spy.add(Animal(name: "Ape"))
        #expect(await spy.count() == 3)
        await #expect(throws: ZooError.closed) { try await spy.load() }
        #expect(spy.name() == "Ape")
        #expect(spy.calls == [.add(Animal(name: "Ape")), .count, .load, .name])
    }

    @Test func sendableFromManyTasks() async {
        let spy = SendableProtocolSpy()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 { group.addTask { spy.log("\(number)") } }
        }
        #expect(spy.calls.count == 100)
    }

    // MARK: Inheritance

    @Test func errorsAndActorsOfAnotherModule() async throws {
        let error = ForeignErrorSpy()
        error.examineAnswers.fail(.cold)
        #expect(throws: Illness.cold) { try error.examine() }
        let placed = ForeignActorInPlacesSpy()
        await placed.feed()
        let keeper = OnForeignActorSpy()
        keeper.feedAnswers.give(3)
        #expect(await keeper.feed() == 3)
        #expect(placed.calls == [.feed])
    }

    @Test func inheritance() {
        let spy = GrandchildSpy()
        spy.open()
        spy.own()
        spy.grand()
        spy.move(Animal(name: "Ape"))
        #expect(spy.calls == [.open, .own, .grand, .moveAnimal(Animal(name: "Ape"))])
        let foreign = ForeignChildSpy()
        foreign.wake(in: Habitat(name: "den"))
        #expect(foreign.calls == [.wake(in: Habitat(name: "den"))])
    }

    @Test func standardParents() throws {
        let (left, right) = (HashableProtocolSpy(), HashableProtocolSpy())
        #expect(Set([left, right, left]).count == 2)
        let identifiable = IdentifiableByStringSpy()
        identifiable.id = "a"
        #expect(identifiable.id == "a")
        #expect(DescribableSpy().description == "DescribableSpy")
        #expect(try JSONDecoder().decode(CodableProtocolSpy.self, from: Data("{}".utf8)).calls == [])
        let error: any Error = ErrorProtocolSpy()
        #expect(error is ErrorProtocolSpy)
        let one = EnumeratedSpy()
        EnumeratedSpy.allCases = [one]
        #expect(EnumeratedSpy.allCases.first === one)
        let iterator = IteratorLikeSpy()
        iterator.nextAnswers.give(inOrder: [1, nil])
        #expect([iterator.next(), iterator.next()] == [1, nil])
    }
}
