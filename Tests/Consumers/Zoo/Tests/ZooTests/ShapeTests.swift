import Testing
import VIPERSpies
import Zoo
import ZooParents
import ZooSupport

/// Shapes of which spies were once written that did not compile.
@Suite(.strictDoubles) struct ShapeTests {
    @Test func closuresOfClosures() {
        let spy = ClosuresOfClosuresSpy()
        var told: [Int] = []
        spy.visit.hold()
        spy.visit { $0(0) }
        spy.visit.held[0].give { told.append($0) }
        spy.lend.hold()
        spy.lend { $0(1) }
        spy.lend.held[0].give { told.append($0) }
        spy.both.give(2)
        spy.bothBody.give(({ told.append($0) }, "a"))
        #expect(spy.both { done, text in done(text.count + 1) } == 2)
        #expect(told == [0, 1, 2])
        #expect(spy.calls.count == 3)
    }

    @MainActor
    @Test func built() throws {
        let spy = BuiltSpy()
        spy.numbersAnswers.give([1, 2, 3])
        spy.lines = ["a"]
        spy.numbersBelow.give { limit in Array(0..<limit) }
        spy.checked.give([4])
        spy.shownAnswers.give(["b"])
        #expect(spy.numbers == [1, 2, 3])
        #expect(spy.lines == ["a"])
        #expect(spy.numbers(below: 2) == [0, 1])
        #expect(try spy.checked("c") == [4])
        #expect(spy.shown() == ["b"])
        let built: any Built = spy
        built.build {
            1
            2
        }
        #expect(spy.calls == [.numbersBelow(below: 2), .checked("c"), .shown, .build])
    }

    @Test func aliasesOfAssociatedTypes() {
        let spy = AliasesOfAssociatedTypesSpy<Numbered>()
        spy.items.give([1: Numbered(id: 1)])
        #expect(spy.items(for: 1) == [1: Numbered(id: 1)])
        spy.first = 3
        #expect(spy.first == 3)
        #expect(spy.calls == [.items(for: 1), .setFirst(3)])
        let bound = AliasesOfBoundTypesSpy()
        bound.lastAnswers.give(2)
        #expect(bound.last() == 2)
    }

    @Test func packResults() async throws {
        let spy = PackResultsSpy()
        spy.echo.give((1, "a"))
        spy.numbered.give((2, true, "b"))
        let echo = spy.echo(3, "c")
        #expect(echo == (1, "a"))
        let numbered = try await spy.numbered(Bool?.none, String?.none)
        #expect(numbered == (2, true, "b"))
        #expect(spy.calls.count == 2)
    }

    @Test func sentResults() async throws {
        let spy = SentResultsSpy()
        spy.caller.give { _ in Keeper(name: "Kim") }
        spy.swap.give { Keeper(name: $0.name) }
        spy.numberAnswers.give(1)
        spy.run.give(Keeper(name: "Ann"))
        #expect(await spy.run(on: FeedingActor.shared).name == "Ann")
        #expect(await spy.caller(nil, sent: 1).name == "Kim")
        #expect(try spy.swap(Keeper(name: "Kay"))?.name == "Kay")
        #expect(spy.number() == 1)
    }

    @MainActor
    @Test func onTheMainActor() async throws {
        let sent = SentFromMainActorSpy()
        sent.keeper.give(Keeper(name: "Kim"))
        sent.make.give(3)
        #expect(sent.keeper(instead: Keeper(name: "Kay")).name == "Kim")
        #expect(try await sent.make(Int.self) == 3)
        let screen = WithMainActorSuperclassSpy()
        screen.openAnswers.give(1)
        #expect(screen.open() == 1)
        screen.close()
        #expect(screen.calls == [.open, .close])
        let sendable = SendableWithMainActorSuperclassSpy()
        sendable.close()
        #expect(sendable.calls == [.close])
    }

    @available(*, deprecated)
    @Test func deprecated() throws {
        let spy = DeprecatedSpy()
        spy.open.give(1)
        #expect(spy.open(2) == 1)
        let old = OldAnimalsSpy<Int>()
        old.add.give(OldAnimal())
        #expect(try old.add(OldAnimal(), to: 1) == OldAnimal())
        #expect(old.calls == [.add(OldAnimal(), to: 1)])
    }

    @MainActor
    @Test func functionResults() async throws {
        let spy = FunctionResultsSpy()
        spy.doubleAnswers.give { @Sendable number in 2 * number }
        spy.loaderAnswers.give { @Sendable () async -> Int in 3 }
        #expect(spy.double()(2) == 4)
        #expect(try await spy.loader()() == 3)
        spy.shown = {}
        spy.shown()
        spy.subscriptAnswers.give(5)
        spy.subscriptDoneAnswers.give(6)
        var done: Int?
        #expect(spy[{ done = $0 }] == 5)
        #expect(done == 6)
        #expect(spy.calls.count == 4)
    }

    @concurrent
    @Test func callerIsolatedClosures() async throws {
        let spy = CallerIsolatedClosuresSpy()
        spy.run.give()
        await spy.run {}
        spy.later { number in 2 * number }
        guard case .later(let work) = spy.calls.last else { throw NoWork() }
        #expect(try await work(2) == 4)
    }

    private struct NoWork: Error {}

    @Test func sendingActor() async {
        let spy = SendingActorSpy()
        spy.move.give(1)
        spy.moveDone.give(2)
        let answer = await spy.move("a") { number in #expect(number == 2) }
        #expect(answer == 1)
        #expect(spy.calls == [.move("a")])
    }

    @Test func empty() {
        let log = CallLog()
        let spy: any NoRequirement = NoRequirementSpy(log: log)
        #expect(spy is NoRequirementSpy && log.calls.isEmpty)
    }

    @Test func noncopyable() {
        let spy = ForeignNoncopyableSpy()
        spy.use(Stub())
        spy.end(Pass())
        #expect(spy.calls == [.use, .end])
    }
}
