import Testing
import VIPERSpies
import Zoo
import ZooSupport

/// Each kind of method is called, recorded, stubbed and compared.
@Suite(.strictDoubles) struct MethodTests {
    @Test func labels() {
        let spy = LabelsSpy()
        let labels: any Labels = spy
        labels.move(Animal(name: "Ape"))
        labels.move(animal: Animal(name: "Bear"), to: "den")
        labels.rename(from: "a", to: "b", in: "c")
        #expect(
            spy.calls == [
                .moveAnimal(Animal(name: "Ape")),
                .moveAnimalTo(animal: Animal(name: "Bear"), to: "den"),
                .rename(from: "a", to: "b", in: "c"),
            ]
        )
    }

    @Test func unnamedParameters() {
        let spy = UnnamedParametersSpy()
        (spy as any UnnamedParameters).see(1, "a")
        (spy as any UnnamedParameters).hear(at: 2)
        #expect(spy.calls == [.see(1, "a"), .hear(at: 2)])
    }

    @Test func overloads() async {
        let spy = OverloadsSpy()
        spy.loadAsync.give()
        let overloads: any Overloads = spy
        overloads.load(id: 1)
        overloads.load(name: "a")
        overloads.load(2)
        overloads.load("b")
        await overloads.load()
        #expect(
            spy.calls == [.loadId(id: 1), .loadName(name: "a"), .loadValueInt(2), .loadValueString("b"), .loadAsync]
        )
    }

    @Test func results() {
        let spy = ResultsSpy()
        spy.numberAnswers.give(7)
        spy.text.give("seven")
        spy.pairAnswers.give((1, "one"))
        spy.animal.give(Animal(name: "Cat"))
        let results: any Results = spy
        #expect(results.number() == 7)
        #expect(results.text(of: 7) == "seven")
        #expect(results.pair() == (1, "one"))
        #expect(results.animal(named: "x") == Animal(name: "Cat"))
        #expect(spy.calls == [.number, .text(of: 7), .pair, .animal(named: "x")])
    }

    @Test func resultsThatNobodyPlanned() {
        let log = CallLog { _ in }
        let spy = ResultsSpy(log: log)
        #expect(spy.number() == 0)
        #expect(spy.text(of: 1) == "")
        #expect(spy.maybe() == nil)
        #expect(spy.list() == [])
        #expect(spy.dictionary() == [:])
        #expect(spy.pair() == (0, ""))
        #expect(spy.discardable(true) == false)
        #expect(log.problems.count == 7)
        #expect(log.problems.first == "Results.number was asked, but no answer was planned for it.")
    }

    @Test func throwing() {
        let spy = ThrowingSpy()
        spy.saveAnswers.fail(ZooError.closed)
        spy.load.give(Animal(name: "Dog"))
        #expect(throws: ZooError.closed) { try spy.save() }
        #expect(throws: Never.self) { try spy.load(id: 1) == Animal(name: "Dog") }
        #expect(spy.calls == [.save, .load(id: 1)])
    }

    @Test func typedThrowing() {
        let spy = TypedThrowingSpy()
        spy.saveAnswers.fail(.escaped(Animal(name: "Eel")))
        #expect(throws: ZooError.escaped(Animal(name: "Eel"))) { try spy.save() }
        spy.load.give([])
        #expect(throws: Never.self) { try spy.load(id: 1) }
    }

    @Test func rethrowing() {
        let spy = RethrowingSpy()
        spy.count.give(2)
        spy.each { _ in }
        #expect(spy.count { _ in true } == 2)
        #expect(spy.calls == [.each, .count])
    }

    @Test func async() async throws {
        let spy = AsyncSpy()
        spy.refreshAnswers.give()
        spy.countAnswers.give(3)
        spy.load.fail(ZooError.closed)
        spy.find.fail(.closed)
        await spy.refresh()
        #expect(await spy.count() == 3)
        await #expect(throws: ZooError.closed) { try await spy.load(id: 1) }
        await #expect(throws: ZooError.closed) { try await spy.find(id: 2) }
        #expect(spy.calls == [.refresh, .count, .load(id: 1), .find(id: 2)])
    }

    @Test func inoutAndVariadics() {
        let spy = InoutSpy()
        var number = 4
        spy.increment(&number)
        #expect(spy.calls == [.increment(4)])
        #expect(number == 4)
        let variadics = VariadicsSpy()
        variadics.show(Animal(name: "a"), Animal(name: "b"))
        variadics.add(1, 2, to: "sum")
        #expect(variadics.calls == [.show([Animal(name: "a"), Animal(name: "b")]), .add([1, 2], to: "sum")])
    }

    @Test func ownership() {
        let spy = OwnershipSpy()
        let keeper = Keeper(name: "Kim")
        spy.receiveAnswers.give(keeper)
        spy.borrow(Animal(name: "a"))
        spy.consume(Animal(name: "b"))
        spy.send(keeper)
        spy.use(Token())
        spy.end(Token())
        _ = spy.receive()
        #expect(spy.calls.count == 6)
        #expect(spy.calls.prefix(2) == [.borrow(Animal(name: "a")), .consume(Animal(name: "b"))])
    }

    @Test func tuplesKeywordsAndMetatypes() {
        let tuples = TuplesSpy()
        tuples.place(at: (1, 2))
        #expect(tuples.calls == [.place(at: (1, 2))])
        #expect(tuples.calls != [.place(at: (1, 3))])
        let keywords = KeywordsSpy()
        keywords.repeat()
        keywords.`init`()
        keywords.open(in: "a", for: 1, default: true)
        keywords.close(`inout`: 1, var: 2)
        keywords.class = 3
        #expect(keywords.class == 3)
        #expect(
            keywords.calls == [
                .repeat, .`init`, .open(in: "a", for: 1, default: true), .close(`inout`: 1, var: 2), .setClass(3),
            ]
        )
        let types = MetatypesSpy()
        types.register(Int.self, named: "a")
        types.register(any: ZooError.self)
        #expect(types.calls == [.registerTypeNamed(Int.self, named: "a"), .registerAny(any: ZooError.self)])
    }

    @Test func namesThatTheSpyNeedsItself() {
        let spy = ReservedNamesSpy()
        spy.calls = 2
        spy.recorder(1)
        spy.load.give(5)
        #expect(spy.load(load: 4) == 5)
        spy.record(recorder: 1, calls: 2)
        #expect(spy.recordedCalls == [.recorder(1), .load(load: 4), .record(recorder: 1, calls: 2)])
        let clashing = ClashingTypesSpy()
        clashing.start(Call(number: 1))
        #expect(clashing.calls == [.start(Call(number: 1))])
    }

    @Test func namesOfTheSupportAndRawNames() {
        let spy = TypesNamedLikeTheSupportSpy()
        spy.start.give(Zoo.Recorder())
        #expect(spy.start(Zoo.Recorder()) == Zoo.Recorder())
        #expect(spy.calls == [.start(Zoo.Recorder())])
        let raw = RawNamesSpy()
        raw.name_with_spaces.give(2)
        #expect(raw.`name with spaces`(`label with spaces`: 1) == 2)
        raw.`another name` = "a"
        #expect(raw.calls == [.name_with_spaces(`label with spaces`: 1), .setAnother_name("a")])
    }

    @Test func optionals() {
        let spy = OptionalsSpy()
        let keeper = Keeper(name: "Kim")
        spy.show(nil, keeper: keeper)
        spy.implicit.give("a")
        #expect(spy.implicit(nil) == "a")
        #expect(spy.calls == [.show(nil, keeper: keeper), .implicit(nil)])
        #expect(spy.calls != [.show(nil, keeper: Keeper(name: "Kim")), .implicit(nil)])
    }
}
