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
            let fixture = Fixture()
            fixture.dataManager.todoItems.give([])
            let interactor = try await trial.build(fixture)
            await trial.settle()
            #expect(fixture.dataManager.calls == [])
            #expect(fixture.output.calls == [])
            trial.find(interactor, fixture)
            await trial.wait { !fixture.dataManager.calls.isEmpty }
        },
        Requirement(
            "LIST-INTERACTOR-33",
            .must,
            "Each request that is answered at once is answered to the output exactly once.",
            source: "contract of ListInteractorOutput: the answer to one request",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            let item = TodoItem(name: "Milk", dueDate: fixture.clock.now)
            let answers: [[TodoItem]?] = [nil, [], [item], [item], [], [item]]
            let interactor = try await trial.build(fixture)
            for (index, answer) in answers.enumerated() {
                fixture.dataManager.todoItems.give(answer)
                trial.find(interactor, fixture)
                await trial.settle { fixture.told.count > index }
            }
            #expect(fixture.told.map { $0.map(\.title) } == [[], [], ["Milk"], ["Milk"], [], ["Milk"]])
        },
        Requirement(
            "LIST-INTERACTOR-34",
            .must,
            "Of requests that overlap, each is answered at most once and the newest is answered, in any order.",
            source: "fault class: answers lost or repeated when they overtake each other",
            tags: [.answers]
        ) { trial in
            for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                let (told, newest) = try await trial.overlap(in: order)
                #expect(Set(told).count == told.count, "An answer was told twice, in the order \(order).")
                let isNewestTold = told.contains(newest)
                #expect(isNewestTold, "“\(newest)” was not told, but \(told), in the order \(order).")
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
            let fixture = Fixture()
            fixture.dataManager.todoItems.hold()
            let interactor = try await trial.build(fixture)
            trial.find(interactor, fixture)
            await trial.settle { !fixture.dataManager.todoItems.held.isEmpty }
            #expect(fixture.output.calls == [])
            let held = try #require(fixture.dataManager.todoItems.held.first)
            held.give([TodoItem(name: "Late", dueDate: fixture.clock.now)])
            await trial.settle { !fixture.told.isEmpty }
            #expect(fixture.told.map { $0.map(\.title) } == [["Late"]])
        },
        Requirement(
            "LIST-INTERACTOR-37",
            .should,
            "A request that is never answered does not keep the next one from being answered.",
            source: "fault class: a pending flag that is never taken down",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            fixture.dataManager.todoItems.hold()
            let interactor = try await trial.build(fixture)
            trial.find(interactor, fixture)
            await trial.settle { !fixture.dataManager.calls.isEmpty }
            fixture.dataManager.todoItems.give([])
            trial.find(interactor, fixture)
            await trial.wait { !fixture.told.isEmpty }
            #expect(fixture.told == [[]])
        },
        Requirement(
            "LIST-INTERACTOR-38",
            .should,
            "A data manager that answers one request twice is heard once.",
            source: "contract of ListInteractorOutput: the answer to one request",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            fixture.dataManager.todoItems.hold()
            let interactor = try await trial.build(fixture)
            trial.find(interactor, fixture)
            await trial.wait { !fixture.dataManager.todoItems.held.isEmpty }
            let held = try #require(fixture.dataManager.todoItems.held.first)
            guard held.canBeGivenAgain else {
                throw NotApplicable("The module awaits its items, so that there can be no second answer.")
            }
            held.give([])
            held.give([])
            await trial.settle { !fixture.told.isEmpty }
            #expect(fixture.told == [[]])
        },
        Requirement(
            "LIST-INTERACTOR-39",
            .must,
            "An answer that is given from another executor is told like any other.",
            source: "fault class: state touched off the main actor; answers lost on the way back to it",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            fixture.dataManager.todoItems.hold()
            let interactor = try await trial.build(fixture)
            trial.find(interactor, fixture)
            await trial.wait { !fixture.dataManager.todoItems.held.isEmpty }
            let held = try #require(fixture.dataManager.todoItems.held.first)
            let item = TodoItem(name: "From afar", dueDate: fixture.clock.now)
            await Task.detached { held.give([item]) }.value
            await trial.settle { !fixture.told.isEmpty }
            let expected = UpcomingItem(title: item.name, dueDate: item.dueDate, relation: .today)
            #expect(fixture.told == [[expected]])
        },
        Requirement(
            "LIST-INTERACTOR-40",
            .must,
            "An answer that comes after the output has gone is lost without harm.",
            source: "fault class: an output held unowned, which ends the process",
            tags: [.answers, .lifetime]
        ) { trial in
            let log: CallLog
            let answers: Answers<[TodoItem]?, Never>
            let interactor: any ListInteractorInput
            weak var output: ListInteractorOutputSpy?
            do {
                let fixture = Fixture()
                output = fixture.output
                fixture.dataManager.todoItems.hold()
                interactor = try await trial.build(fixture)
                trial.find(interactor, fixture)
                await trial.wait { !fixture.dataManager.todoItems.held.isEmpty }
                (log, answers) = (fixture.log, fixture.dataManager.todoItems)
            }
            await trial.settle { output == nil }
            guard output == nil else {
                throw NotApplicable("The output is kept alive while a request is pending; see LIST-INTERACTOR-47.")
            }
            let calls = log.calls
            try CouldNotLook.unless(!answers.held.isEmpty, "the data manager was never asked for items.")
            answers.held.first?.give([])
            await trial.settle()
            #expect(log.calls == calls)
            withExtendedLifetime(interactor) {}
        },
        Requirement(
            "LIST-INTERACTOR-41",
            .must,
            "An answer that comes after everyone has gone is lost without harm.",
            source: "fault class: a completion that holds the interactor unowned, which ends the process",
            tags: [.answers, .lifetime]
        ) { trial in
            let log: CallLog
            let answers: Answers<[TodoItem]?, Never>
            weak var output: ListInteractorOutputSpy?
            do {
                let fixture = Fixture()
                output = fixture.output
                fixture.dataManager.todoItems.hold()
                let interactor = try await trial.build(fixture)
                trial.find(interactor, fixture)
                await trial.wait { !fixture.dataManager.todoItems.held.isEmpty }
                (log, answers) = (fixture.log, fixture.dataManager.todoItems)
            }
            await trial.settle { output == nil }
            guard output == nil else {
                throw NotApplicable("The output is kept alive while a request is pending; see LIST-INTERACTOR-47.")
            }
            let calls = log.calls
            try CouldNotLook.unless(!answers.held.isEmpty, "the data manager was never asked for items.")
            answers.held.first?.give([])
            await trial.settle()
            #expect(log.calls == calls)
        },
    ]
}

extension Trial<ListInteractorSpec> {
    /// Asks as often as there are answers to give, gives them in an order, and returns what was told,
    /// and what the newest question was answered.
    ///
    /// An interactor that joins requests asks less often; the order is then that of the questions
    /// there are. One that waits a while before it asks may ask late.
    fileprivate func overlap(in order: [Int]) async throws -> (told: [String], newest: String) {
        let fixture = ListInteractorFixture()
        let answers = fixture.dataManager.todoItems
        answers.hold()
        let interactor = try await build(fixture)
        for count in 1...order.count {
            find(interactor, fixture)
            await settle { answers.held.count >= count || (count > 1 && !answers.held.isEmpty) }
        }
        func answer(_ index: Int) async {
            answers.held[index].give([TodoItem(name: "Answer \(index)", dueDate: fixture.clock.now)])
            await settle()
        }
        for index in order where index < answers.held.count { await answer(index) }
        func newest() -> String { "Answer \(answers.held.count - 1)" }
        func isUnanswered(_ index: Int) -> Bool { answers.held[index].count == 0 }
        // NB: who asks late may do so while an answer is on its way, and again after the next.
        for _ in 0..<order.count {
            await wait {
                answers.held.indices.contains(where: isUnanswered)
                    || fixture.told.joined().contains { $0.title == newest() }
            }
            for index in answers.held.indices where isUnanswered(index) { await answer(index) }
        }
        withExtendedLifetime(interactor) {}
        return (fixture.told.flatMap { $0.map(\.title) }, newest())
    }
}
