import Foundation
import Testing
import VIPERSpies
import Zoo
import ZooSupport

/// Each kind of closure is handed over, answered at once, and answered later.
@Suite(.strictDoubles) struct ClosureTests {
    private let ape = Animal(name: "Ape")

    @Test func completionsAtOnceAndLater() {
        let spy = CompletionSpy()
        var told: [Animal?] = []
        spy.load.give(ape)
        spy.load(id: 1) { told.append($0) }
        spy.load.hold()
        spy.load(id: 2) { told.append($0) }
        spy.load(id: 3) { told.append($0) }
        #expect(told == [ape])
        spy.load.held[1].give(nil)
        spy.load.held[0].give(ape)
        #expect(told == [ape, nil, ape])
        #expect(spy.calls == [.load(id: 1), .load(id: 2), .load(id: 3)])
    }

    @Test func completionsOfTheMainActor() async {
        let spy = MainActorCompletionSpy()
        spy.load.give(ape)
        let told = await withCheckedContinuation { continuation in
            spy.load {
                MainActor.assertIsolated()
                continuation.resume(returning: $0)
            }
        }
        #expect(told == ape)
    }

    @Test func completionsOfAnotherActor() async {
        let spy = GlobalActorCompletionSpy()
        spy.load.give(ape)
        let told = await withCheckedContinuation { continuation in
            spy.load { continuation.resume(returning: $0) }
        }
        #expect(told == ape)
    }

    @Test func results() {
        let spy = ResultCompletionSpy()
        spy.load.fail(ZooError.closed)
        spy.find.give([ape])
        var told: [String] = []
        spy.load { told.append("\($0)") }
        spy.find { told.append("\($0)") }
        #expect(told == ["failure(Zoo.ZooError.closed)", "success([Zoo.Animal(name: \"Ape\")])"])
    }

    @Test func optionalAndCrudeCompletions() {
        let spy = OptionalCompletionSpy()
        spy.close(animated: true, completion: nil)
        spy.close.give()
        var isClosed = false
        spy.close(animated: false) { isClosed = true }
        #expect(isClosed)
        #expect(spy.calls == [.close(animated: true), .close(animated: false)])
        let crude = CrudeCompletionSpy()
        crude.load.give((nil, ZooError.closed))
        var told: (any Error)?
        crude.load { told = $1 }
        #expect(told as? ZooError == .closed)
    }

    @Test func severalCompletions() {
        let spy = SeveralCompletionsSpy()
        var told: [String] = []
        spy.loadFailure.give(ZooError.closed)
        spy.load(id: 1, success: { told.append($0.name) }, failure: { told.append("\($0)") })
        #expect(told == ["closed"])
        spy.watch.give(3)
        spy.watchProgress.give(0.5)
        #expect(spy.watch(progress: { told.append("\($0)") }, done: nil) == 3)
        #expect(told == ["closed", "0.5"])
    }

    @Test func throwingAndAliasedCompletions() throws {
        let spy = ThrowingCompletionSpy()
        spy.load.give({ throw ZooError.closed })
        var error: (any Error)?
        spy.load { answer in
            do { _ = try answer() } catch let thrown { error = thrown }
        }
        #expect(error as? ZooError == .closed)
        let aliased = AliasedClosuresSpy()
        aliased.finish.give(ape)
        var told: Outcome<Animal>?
        aliased.finish { told = $0 }
        #expect(try told?.get() == ape)
    }

    @Test func handlersAreKeptInTheCall() throws {
        let spy = HandlersSpy()
        spy.setFilter { $0.name == "Ape" }
        guard case .setFilter(let filter)? = spy.calls.first else {
            Issue.record("The filter was not recorded.")
            return
        }
        #expect(filter(ape))
        #expect(!filter(Animal(name: "Bear")))
        #expect(spy.calls == [.setFilter { _ in false }])
    }

    @Test func closuresThatDoNotEscape() throws {
        let spy = NonEscapingSpy()
        spy.map.give([1])
        spy.withValue.give()
        spy.perform {}
        #expect(spy.map { $0 } == [1])
        try spy.withValue { _ in }
        #expect(spy.calls == [.perform, .map, .withValue])
        let auto = AutoclosuresSpy()
        auto.log("a" + "b")
        #expect(auto.calls == [.log("ab")])
    }

    @Test func propertiesAndResults() {
        let spy = ClosurePropertiesSpy()
        var taps = 0
        spy.onTap = { taps += 1 }
        spy.onTap?()
        #expect(taps == 1)
        let results = ClosureResultsSpy()
        results.makeFilterAnswers.give({ $0.name.isEmpty })
        #expect(results.makeFilter()(Animal(name: "")))
    }

    @Test func streams() async throws {
        let spy = StreamsSpy()
        spy.updatesAnswers.hold()
        let updates = spy.updates()
        spy.updatesAnswers.held[0].give(ape)
        spy.updatesAnswers.held[0].finish()
        var told: [Animal] = []
        for await animal in updates { told.append(animal) }
        #expect(told == [ape])
        spy.linesAnswers.fail(ZooError.closed)
        await #expect(throws: ZooError.closed) { for try await _ in spy.lines() {} }
    }

    @Test func streamsThatAreReadAndWaitedFor() async throws {
        let spy = StreamsSpy()
        spy.eventsAnswers.hold(after: [1])
        let events = spy.events
        spy.eventsAnswers.held[0].give(2)
        spy.eventsAnswers.held[0].finish()
        var told: [Int] = []
        for await event in events { told.append(event) }
        spy.progress.give(stream: [0.5, 1])
        for await progress in await spy.progress(of: "Ape") { told.append(Int(progress * 10)) }
        spy.openAnswers.fail(ZooError.closed)
        await #expect(throws: ZooError.closed) { _ = try await spy.open() }
        spy.numbersAnswers.give(stream: [3])
        for await number in spy.numbers() { told.append(number) }
        #expect(told == [1, 2, 5, 10, 3])
        spy.lettersAnswers.give(stream: ["a"], thenFail: ZooError.closed)
        await #expect(throws: ZooError.closed) { for try await letter in spy.letters { #expect(letter == "a") } }
        #expect(spy.calls == [.events, .progress(of: "Ape"), .open, .numbers, .letters])
    }
}
