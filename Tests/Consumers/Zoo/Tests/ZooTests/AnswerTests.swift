import Foundation
import Testing
import VIPERSpies
import ZooSupport

@testable import Zoo

/// Answers that depend on what is asked, and questions that know it, for each shape of member.
@Suite(.strictDoubles) struct AnswerTests {
    private let ape = Animal(name: "Ape")

    // MARK: Methods

    @Test func oneArgumentAndNone() async throws {
        let results = ResultsSpy()
        let names = [7: "seven"]
        results.text.give { id in names[id] ?? "many" }
        results.animal.give { Animal(name: $0) }
        results.numberAnswers.give { 3 }
        results.dictionaryAnswers.give { ["a": Animal(name: "a")] }
        #expect(results.text(of: 7) == "seven")
        #expect(results.text(of: 8) == "many")
        #expect(results.animal(named: "Ape") == ape)
        #expect(results.number() == 3)
        #expect(results.dictionary().keys.sorted() == ["a"])
    }

    @Test func overloadsHaveAnswersOfTheirOwn() {
        let spy = OverloadedResultsSpy()
        spy.valueForStringInt.give { $0.count }
        spy.valueForStringString.give { "\($0)!" }
        let number: Int = spy.value(for: "four")
        let text: String = spy.value(for: "four")
        #expect(number == 4)
        #expect(text == "four!")
    }

    @Test func errorsAndEffects() async throws {
        let throwing = ThrowingSpy()
        throwing.load.give { id in
            if id < 0 { throw ZooError.closed }
            return Animal(name: "\(id)")
        }
        #expect(try throwing.load(id: 1).name == "1")
        #expect(throws: ZooError.closed) { try throwing.load(id: -1) }
        let typed = TypedThrowingSpy()
        typed.find.give { id throws(ZooError) in throw .escaped(Animal(name: "\(id)")) }
        #expect(throws: ZooError.escaped(Animal(name: "5"))) { try typed.find(id: 5) }
        let asynchronous = AsyncSpy()
        asynchronous.load.give { Animal(name: "\($0)") }
        asynchronous.find.answer(inOrder: [.success(nil), .failure(.closed), .success(ape)])
        #expect(try await asynchronous.load(id: 2).name == "2")
        #expect(try await asynchronous.find(id: 1) == nil)
        await #expect(throws: ZooError.closed) { try await asynchronous.find(id: 1) }
        #expect(try await asynchronous.find(id: 1) == ape)
    }

    @Test func autoclosuresOfSubscriptsAreEvaluatedOnce() throws {
        let spy = AutoclosureSubscriptsSpy()
        spy.subscriptKeyDefaultAnswers.give { $1 }
        spy.subscriptKeyOrAnswers.give { $1 }
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        #expect(spy[7, default: next()] == 1)
        #expect(try spy[7, or: next()] == 2)
        spy[7, default: next()] = 9
        #expect(count == 3)
    }

    @Test func labelsOfEveryKind() throws {
        let spy = RedeemingSpy()
        spy.redeem.give { ticket, keeper, place in Animal(name: "\(ticket.price) \(keeper?.name ?? "-") \(place.x)") }
        #expect(try spy.redeem(Ticket(price: 4), for: nil, at: (1, 2)).name == "4 - 1")
        spy.redeem.give { Animal(name: "\($0.0.price) \($0.at.y)") }
        #expect(try spy.redeem(Ticket(price: 4), for: nil, at: (1, 2)).name == "4 2")
        spy.named.give { $0.in + $0.`inout` + $0.default }
        #expect(spy.named(in: 1, `inout`: 2, default: 3) == 6)
    }

    @Test func whatIsLentOrHandedOver() {
        let spy = AnsweredOwnershipSpy()
        spy.weigh.give { animal, keeper in animal.name.count + keeper.name.count }
        #expect(spy.weigh(ape, with: Keeper(name: "Kim")) == 6)
        spy.feed.give { $0.twice ? $0.0.name : nil }
        var twice = true
        #expect(spy.feed(ape, twice: &twice) == "Ape")
        #expect(spy.calls.count == 2)
    }

    @Test func autoclosuresAreEvaluatedOnce() throws {
        let spy = AnsweredAutoclosuresSpy()
        let times = Times()
        spy.log.give { $0.count }
        spy.check.give { $0.level > 1 }
        spy.wait.give { _ in }
        #expect(spy.log("\(times.next())") == 1)
        var told: [Bool] = []
        spy.check("\(times.next())", level: 2) { told.append($0) }
        try spy.wait("\(times.next())", done: nil)
        #expect(told == [true])
        #expect(spy.calls == [.log("1"), .check("2", level: 2), .wait("3")])
    }

    @Test func closuresAsArgumentsAndAsAnswers() {
        let spy = AnsweredClosuresSpy()
        let all = [ape, Animal(name: "Bear")]
        spy.filter.give { isIncluded, limit in Array(all.filter(isIncluded).prefix(limit)) }
        #expect(spy.filter({ $0.name.count > 3 }, limit: 5) == [Animal(name: "Bear")])
        spy.makeFilter.give { name in { $0.name == name } }
        #expect(spy.makeFilter(for: "Ape")(ape))
        spy.makeFilter.give { $0.name.isEmpty }
        #expect(!spy.makeFilter(for: "Ape")(ape))
    }

    // MARK: Generics

    @Test func typesThatOnlyTheCallerKnows() async throws {
        let spy = GenericMethodsSpy()
        spy.echo.give { value in value }
        #expect(spy.echo(4) == 4)
        #expect(spy.echo("a") == "a")
        spy.fetch.give { type in if (type as? Any.Type) == Int.self { 7 } else { "seven" } }
        #expect(try await spy.fetch(Int.self) == 7)
        #expect(try await spy.fetch(String.self) == "seven")
        spy.decode.give { _, data in data.count }
        #expect(try spy.decode(Int.self, from: Data([1, 2])) == 2)
        let completion = GenericCompletionSpy()
        completion.load.hold()
        var told: Int?
        completion.load(Int.self) { told = $0 }
        completion.load.held[0].give(8)
        #expect(told == 8)
    }

    @Test func packs() {
        let spy = AnsweredPacksSpy()
        spy.count.give { $0.count }
        #expect(spy.count(1, "a", true) == 3)
        spy.first.give { values, name in (values.first as? Int ?? 0) + name.count }
        #expect(spy.first(4, "a", named: "abc") == 7)
    }

    @Test func associatedTypesAndStaticsOfGenericTypes() async throws {
        let spy = AssociatedTypesSpy<Animal, String>()
        spy.item.give { key in Animal(name: key) }
        #expect(spy.item(for: "Ape") == ape)
        let long = LongAnswersSpy<Int>()
        long.values.give { [$0.page, $0.sortedBy] }
        #expect(long.values(from: .now, through: .now, matching: "", sortedBy: 1, page: 2) == [2, 1])
        LongAnswersSpy<String>.value.give { [$0.matching] }
        #expect(try await LongAnswersSpy<String>.value(from: .now, through: .now, matching: "a", page: 1) == ["a"])
        LongStaticAnswersSpy.animals.give { [Animal(name: "\($0.page)")] }
        #expect(try LongStaticAnswersSpy.animals(from: .now, through: .now, matching: "", page: 3).first?.name == "3")
    }

    // MARK: Other members

    @Test func propertiesAndSubscripts() async throws {
        let properties = PropertiesSpy()
        let times = Times()
        properties.countAnswers.give { times.next() }
        #expect(properties.count == 1)
        #expect(properties.count == 2)
        let effectful = EffectfulPropertiesSpy()
        effectful.animalAnswers.answer(inOrder: [.failure(ZooError.closed), .success(ape)])
        await #expect(throws: ZooError.closed) { try await effectful.animal }
        #expect(try await effectful.animal == ape)
        let subscripts = SubscriptsSpy()
        subscripts.subscriptIndexAnswers.give { Animal(name: "\($0)") }
        #expect(subscripts[3] == Animal(name: "3"))
        subscripts.subscriptKeyDefaultAnswers.give { $0.key.count + $0.default }
        #expect(subscripts[key: "abc", default: 4] == 7)
        subscripts[key: "abc", default: 4] = 1
        #expect(subscripts[key: "abc", default: 4] == 1)
        let read = OnlyPropertiesToReadSpy()
        read.count = 4
        #expect(read.count == 4)
        OnlyStaticPropertiesSpy.nameAnswers.give { "Ape" }
        #expect(OnlyStaticPropertiesSpy.name == "Ape")
    }

    @Test func operatorsAndStatics() {
        let (one, other) = (AnsweredStaticsSpy(), AnsweredStaticsSpy())
        AnsweredStaticsSpy.isLess.give { left, right in left !== right }
        #expect(one < other)
        #expect(!(one < one))
        AnsweredStaticsSpy.make.give { Animal(name: $0) }
        #expect(AnsweredStaticsSpy.make(name: "Bear")?.name == "Bear")
    }

    @Test func callersOfSomeActor() async {
        let spy = AnsweredIsolationSpy()
        spy.caller.give { $0.id * 2 }
        #expect(await spy.caller(nil, id: 4) == 8)
        spy.run.give { $0.id * 3 }
        #expect(await spy.run(on: .shared, id: 4) == 12)
        let actor = ActorProtocolSpy()
        actor.nameAnswers.give { "Ape" }
        #expect(actor.name() == "Ape")
        let global = OnGlobalActorSpy()
        global.feed.give { $0.name.count }
        #expect(await global.feed(ape) == 3)
    }

    @Test func anEmptyProtocolSharesALog() {
        let log = CallLog()
        let spies: [Any] = [PlainSpy(log: log) as any Plain, NoRequirementSpy() as any NoRequirement]
        #expect(spies.count == 2)
        #expect(log.story == [])
    }

    // MARK: Completions and streams

    @Test func questionsKnowWhatTheyWereAskedWith() async throws {
        let spy = CompletionSpy()
        var told: [Animal?] = []
        spy.load.hold()
        for id in 1...3 { spy.load(id: id) { told.append($0) } }
        for question in spy.load.held where try question.arguments != 2 {
            question.give(Animal(name: "\(try question.arguments)"))
        }
        #expect(told.map { $0?.name } == ["1", "3"])
        let many = ManyParametersSpy()
        many.show.hold()
        many.show(
            name: "a",
            age: 1,
            weight: 2,
            isHungry: true,
            keeper: Keeper(name: "Kim"),
            habitat: "den",
            food: [],
            mother: nil
        ) { _ in }
        #expect(try many.show.held[0].arguments.keeper.name == "Kim")
        #expect(try await many.show.asked().arguments.habitat == "den")
    }

    @Test func eachClosureKnowsTheArguments() async throws {
        let spy = AnswersOfEachKindSpy()
        var told: [String] = []
        spy.watch.give { $0 + 1 }
        spy.watchProgress.give { Double($0) }
        spy.watchDone.give()
        #expect(spy.watch(id: 4, progress: { told.append("\($0)") }, done: { told.append("done") }) == 5)
        #expect(told == ["4.0", "done"])
        spy.updates.give { $0.count }
        spy.updatesProgress.hold(after: [0.5])
        let updates = spy.updates(of: "Ape") { told.append("\($0)") }
        #expect(told.last == "0.5")
        #expect(try spy.updatesProgress.held[0].arguments == "Ape")
        var numbers: [Int] = []
        for await number in updates { numbers.append(number) }
        #expect(numbers == [3])
        let several = SeveralCompletionsSpy()
        several.loadSuccess.give { Animal(name: "\($0)") }
        several.load(id: 7, success: { told.append($0.name) }, failure: { _ in })
        #expect(told.last == "7")
    }

    @Test func wholeStreams() async throws {
        let spy = AnswersOfEachKindSpy()
        spy.updates.give(stream: [1, 2])
        spy.updatesProgress.give(stream: [])
        var numbers: [Int] = []
        for await number in spy.updates(of: "Ape", progress: { _ in }) { numbers.append(number) }
        #expect(numbers == [1, 2])
        spy.lines.give(stream: ["a", "b"], thenFail: ZooError.closed)
        var told: [String] = []
        await #expect(throws: ZooError.closed) {
            for try await line in spy.lines(from: 1, through: 2) { told.append(line) }
        }
        #expect(told == ["a", "b"])
        spy.lines.hold(after: ["c"])
        let lines = spy.lines(from: 3, through: 4)
        #expect(try spy.lines.held[0].arguments.from == 3)
        spy.lines.held[0].give("d")
        spy.lines.held[0].finish()
        for try await line in lines { told.append(line) }
        #expect(told == ["a", "b", "c", "d"])
        var changes: [Int] = []
        spy.follow.give(stream: [1, 2])
        spy.follow("Ape") { changes.append($0) }
        #expect(changes == [1, 2])
    }
}

private nonisolated final class Times: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards the number.
    private let lock = NSLock()
    private var number = 0

    func next() -> Int {
        lock.withLock {
            number += 1
            return number
        }
    }
}
