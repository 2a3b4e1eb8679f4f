import Foundation
import Testing

extension ListInteractorSpec {
    static let answers: [Requirement] = [
        Requirement(
            "LIST-INTERACTOR-32",
            .should,
            "Until it is asked, it asks for nothing and tells nothing.",
            source: "fault class: work begun during assembly",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.dataManager.todoItems.give([]) }
            await run.settle()
            #expect(run.dataManager.calls == [])
            #expect(run.output.calls == [])
            run.find()
            await run.settle { !$0.dataManager.calls.isEmpty }
        },
        Requirement(
            "LIST-INTERACTOR-33",
            .must,
            "Each request that is answered at once is answered to the output exactly once.",
            source: "contract of ListInteractorOutput: the answer to one request",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            let item = TodoItem(name: "Milk", dueDate: run.clock.now)
            let answers: [[TodoItem]?] = [nil, [], [item], [item], [], [item]]
            for (index, answer) in answers.enumerated() {
                run.dataManager.todoItems.give(answer)
                run.find()
                await run.settle { $0.told.count > index }
            }
            #expect(run.told.map { $0.map(\.title) } == [[], [], ["Milk"], ["Milk"], [], ["Milk"]])
        },
        Requirement(
            "LIST-INTERACTOR-34",
            .must,
            "Of requests that overlap, each is answered at most once and the newest is answered, in any order.",
            source: "fault class: answers lost or repeated when they overtake each other",
            tags: [.answers]
        ) { trial in
            for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                for isAtOnce in [false, true] {
                    let (told, newest) = try await trial.overlap(in: order, atOnce: isAtOnce)
                    let way = "in the order \(order)\(isAtOnce ? ", at once" : "")"
                    #expect(Set(told).count == told.count, "An answer was told twice, \(way).")
                    let isNewestTold = told.contains(newest)
                    #expect(isNewestTold, "“\(newest)” was not told, but \(told), \(way).")
                }
            }
        },
        Requirement(
            "LIST-INTERACTOR-35",
            .should,
            "An older request that is answered late does not overwrite a newer one.",
            source: "fault class: stale answers; the output cannot tell them from fresh ones",
            tags: [.answers]
        ) { trial in
            let (told, newest) = try await trial.overlap(in: [1, 0])
            #expect(told.last == newest)
        },
        Requirement(
            "LIST-INTERACTOR-36",
            .must,
            "An answer that comes late is told when it comes, and nothing is told before.",
            source: "contract of ListDataManager: the completion may be called at any time",
            tags: [.answers]
        ) { trial in
            let run = try await trial.findAndHold()
            #expect(run.output.calls == [])
            let held = try #require(run.held.first)
            held.give([TodoItem(name: "Late", dueDate: run.clock.now)])
            await run.settle { !$0.told.isEmpty }
            #expect(run.told.map { $0.map(\.title) } == [["Late"]])
        },
        Requirement(
            "LIST-INTERACTOR-37",
            .should,
            "A request that is never answered does not keep the next one from being answered.",
            source: "fault class: a pending flag that is never taken down",
            tags: [.answers]
        ) { trial in
            let run = try await trial.findAndHold()
            run.dataManager.todoItems.give([])
            run.find()
            await run.settle { !$0.told.isEmpty }
            #expect(run.told == [[]])
        },
        Requirement(
            "LIST-INTERACTOR-38",
            .should,
            "A data manager that answers one request twice is heard once.",
            source: "contract of ListInteractorOutput: the answer to one request",
            tags: [.answers]
        ) { trial in
            let run = try await trial.findAndHold()
            let held = try #require(run.held.first)
            guard held.canBeGivenAgain else {
                throw NotApplicable("The module awaits its items, so that there can be no second answer.")
            }
            held.give([])
            held.give([])
            await run.settle { !$0.told.isEmpty }
            #expect(run.told == [[]])
        },
        Requirement(
            "LIST-INTERACTOR-39",
            .must,
            "An answer that is given from another executor is told like any other.",
            source: "fault class: state touched off the main actor; answers lost on the way back to it",
            tags: [.answers]
        ) { trial in
            let run = try await trial.findAndHold()
            let held = try #require(run.held.first)
            let item = TodoItem(name: "From afar", dueDate: run.clock.now)
            await Task.detached { held.give([item]) }.value
            await run.settle { !$0.told.isEmpty }
            let expected = UpcomingItem(title: item.name, dueDate: item.dueDate, relation: .today)
            #expect(run.told == [[expected]])
        },
        Requirement(
            "LIST-INTERACTOR-53",
            .must,
            "Data manager and output are told on the main actor, wherever an answer comes from.",
            source: "contracts of ListDataManager and ListInteractorOutput: they are @MainActor",
            tags: [.answers],
            presupposes: ["LIST-INTERACTOR-39"]
        ) { trial in
            let fixture = Fixture()
            let watch = ExecutorWatch(fixture.log)
            let run = try await trial.start(fixture) { $0.dataManager.todoItems.hold() }
            run.find()
            await run.settle { !$0.held.isEmpty }
            let held = try #require(run.held.first)
            await Task.detached { held.give([]) }.value
            await run.settle { !$0.told.isEmpty }
            run.dataManager.todoItems.give(nil)
            run.find()
            await run.settle { $0.told.count == 2 }
            #expect(watch.strays == [], "This was not told on the main actor.")
        },
        Requirement(
            "LIST-INTERACTOR-40",
            .must,
            "An answer that comes after the output has gone is lost without harm.",
            source: "fault class: an output held unowned, which ends the process",
            tags: [.answers, .lifetime]
        ) { trial in
            let run = try await trial.findAndHold()
            try await run.answerWithoutOutput()
        },
        Requirement(
            "LIST-INTERACTOR-41",
            .must,
            "An answer that comes after everyone has gone is lost without harm.",
            source: "fault class: a completion that holds the interactor unowned, which ends the process",
            tags: [.answers, .lifetime]
        ) { trial in
            let run = try await trial.findAndHold()
            await run.letGo()
            try await run.answerWithoutOutput()
        },
    ]
}

extension Trial<ListInteractorSpec> {
    /// Asks as often as there are answers to give, gives them in an order, and returns what was told,
    /// and what the newest question was answered.
    ///
    /// An interactor that joins requests asks less often; the order is then that of the questions
    /// there are. One that waits a while before it asks may ask late.
    fileprivate func overlap(in order: [Int], atOnce isAtOnce: Bool = false) async throws -> (
        told: [String], newest: String
    ) {
        let run = try await start(ListInteractorFixture()) { $0.dataManager.todoItems.hold() }
        for _ in order {
            run.find()
            await run.settle { !$0.held.isEmpty }
        }
        func answer(_ index: Int) async {
            run.held[index].give([TodoItem(name: "Answer \(index)", dueDate: run.clock.now)])
            if !isAtOnce { await run.settle() }
        }
        for index in order where index < run.held.count { await answer(index) }
        func newest() -> String { "Answer \(run.held.count - 1)" }
        func isUnanswered(_ index: Int) -> Bool { run.held[index].count == 0 }
        // NB: who asks late may do so while an answer is on its way, and again after the next.
        for _ in order {
            await run.settle {
                $0.held.indices.contains(where: isUnanswered) || $0.told.joined().contains { $0.title == newest() }
            }
            for index in run.held.indices where isUnanswered(index) { await answer(index) }
        }
        return (run.told.flatMap { $0.map(\.title) }, newest())
    }
}

extension Run<ListInteractorSpec> {
    /// Lets go of the output, and then gives the answer that was held, which has to be lost without harm.
    fileprivate func answerWithoutOutput() async throws {
        // NB: who is asked keeps the interactor until it answers, even if everybody else has let go of it.
        let output = Tracker()
        output.track(fixture.output)
        await letGoOfOutput()
        await settle { _ in output.alive.isEmpty }
        guard output.alive.isEmpty else {
            throw NotApplicable("The output is kept alive while a request is pending; see LIST-INTERACTOR-47.")
        }
        let calls = fixture.log.calls
        try CouldNotLook.unless(!fixture.held.isEmpty, "the data manager was never asked for items.")
        fixture.held.first?.give([])
        await settle()
        #expect(fixture.log.calls == calls)
    }
}
