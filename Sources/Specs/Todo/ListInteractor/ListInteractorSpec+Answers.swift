import Foundation
import Testing

extension ListInteractorSpec {
    /// The names of the items in the answers to overlapping requests: to the older ones, and to the newest.
    private static let unequal: [(older: [String]?, newest: [String]?)] = [
        ([], ["Newest"]), (nil, ["Newest"]), (["Older"], []), (["Older"], nil),
    ]

    private static func text(_ names: [String]?) -> String {
        names.map { $0.isEmpty ? "no items" : "“\($0.joined(separator: "”, “"))”" } ?? "nil"
    }

    static let answers: [Requirement] = [
        .quiet(
            "LIST-INTERACTOR-32",
            "Until the interactor is asked, it asks for nothing and tells nothing.",
            tags: [.answers],
            start: { try await $0.start(Fixture()) { $0.dataManager.todoItems.give([]) } },
            ask: { $0.find() }
        ),
        Requirement(
            "LIST-INTERACTOR-33",
            .must,
            "If the data manager answers a request immediately, the output is told the answer exactly once.",
            source: "contract of ListInteractorOutput: the answer to one request",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            let item = TodoItem(name: "Milk", dueDate: run.clock.now)
            let answers: [[TodoItem]?] = [nil, [], [item], nil, nil, [item], [item], [], [], [item]]
            for (index, answer) in answers.enumerated() {
                run.dataManager.todoItems.give(answer)
                run.find()
                await run.settle { $0.told.count > index }
                let told = run.told.dropFirst(index).map { $0.map(\.title) }
                let before = index == 0 ? "" : ", after \(text(answers[index - 1]?.map(\.name)))"
                try #require(
                    told == [answer?.map(\.name) ?? []],
                    "The data manager's answer to request \(index + 1) was \(text(answer?.map(\.name)))\(before)."
                )
            }
        },
        Requirement(
            "LIST-INTERACTOR-34",
            .must,
            "Overlapping requests are each answered at most once, and the newest is always answered, in any order.",
            source: "fault class: answers lost or repeated when they overtake each other",
            tags: [.answers]
        ) { trial in
            let numbers = [0, 1, 2]
            let orders = numbers.flatMap { first in
                numbers.filter { $0 != first }.map { [first, $0, 3 - first - $0] }
            }
            let afterAll = orders.map { order in [.ask, .ask, .ask] + order.map(Overlap.answer) }
            let between = orders.filter { $0[0] != 2 }.map { order in
                [.ask, .ask, .answer(order[0]), .ask, .answer(order[1]), .answer(order[2])] as [Overlap]
            }
            for story in afterAll + between {
                for isAtOnce in [false, true] {
                    let (told, newest, questions) = try await trial.overlap(story, atOnce: isAtOnce)
                    let way = "in this order: \(story.description)\(isAtOnce ? ", at once" : "")"
                    let items = told.flatMap { $0 }
                    let toldAgain = items.enumerated().filter { items.prefix($0.offset).contains($0.element) }
                        .map(\.element)
                    #expect(
                        toldAgain == [],
                        """
                        Of 3 requests, \(way), the data manager was asked \(questions) times, and answered each \
                        question once.
                        """
                    )
                    let isNewestTold = told.contains(newest)
                    #expect(isNewestTold, "“\(newest.joined())” was not told, but \(told.joined()), \(way).")
                }
            }
            for (older, newer) in unequal {
                for story in afterAll + between {
                    let (told, newest, _) = try await trial.overlap(story, answers: [older, older, newer])
                    let isNewestTold = told.contains(newest)
                    let way = "in this order: \(story.description); those before had \(text(older))"
                    #expect(isNewestTold, "The newest, which had \(text(newer)), was not told, \(way).")
                }
            }
        },
        Requirement(
            "LIST-INTERACTOR-35",
            .should,
            "A late answer to an older request does not overwrite a newer answer.",
            source: "fault class: stale answers; the output cannot tell them from fresh ones",
            tags: [.answers],
            presupposes: ["LIST-INTERACTOR-34"]
        ) { trial in
            for (older, newer) in unequal + [(["Older"], ["Newest"])] {
                let (told, newest, _) = try await trial.overlap(
                    [.ask, .ask, .answer(1), .answer(0)],
                    answers: [older, newer]
                )
                #expect(told.last == newest, "The newer answer was \(text(newer)), and then came \(text(older)).")
            }
            for story in [
                [.ask, .ask, .ask, .answer(2), .answer(1), .answer(0)],
                [.ask, .ask, .answer(1), .ask, .answer(2), .answer(0)],
                // The first answer must not count as the answer to the request that replaced it.
                [.ask, .ask, .answer(0), .ask, .answer(2), .answer(1)],
            ] as [[Overlap]] {
                for newer in [["Newest"], [], nil] as [[String]?] {
                    let (told, newest, _) = try await trial.overlap(story, answers: [["First"], ["Second"], newer])
                    let way = "in this order: \(story.description); the newest was \(text(newer))"
                    #expect(told.last == newest, "\(way)")
                }
            }
        },
        Requirement(
            "LIST-INTERACTOR-36",
            .must,
            "A late answer is told when it comes, and nothing is told before.",
            source: "contract of ListDataManager: the completion may be called at any time",
            tags: [.answers]
        ) { trial in
            for names in [["Late"], [], nil] {
                let run = try await trial.findAndHold()
                #expect(run.output.calls == [])
                let held = try #require(run.held.first)
                held.give(names?.map { TodoItem(name: $0, dueDate: run.clock.now) })
                await run.settle { !$0.told.isEmpty }
                #expect(run.told.map { $0.map(\.title) } == [names ?? []])
            }
        },
        Requirement(
            "LIST-INTERACTOR-37",
            .should,
            "A request that is never answered does not block the next one.",
            source: "fault class: a pending flag that is never reset",
            tags: [.answers]
        ) { trial in
            for names in [[], nil, ["Milk"]] {
                let run = try await trial.findAndHold()
                run.dataManager.todoItems.give(names?.map { TodoItem(name: $0, dueDate: run.clock.now) })
                run.find()
                await run.settle { !$0.told.isEmpty }
                #expect(run.told.map { $0.map(\.title) } == [names ?? []], "The next was answered \(text(names)).")
            }
        },
        Requirement(
            "LIST-INTERACTOR-38",
            .should,
            "If the data manager answers one request twice, only the first answer is told.",
            source: "contract of ListInteractorOutput: the answer to one request",
            tags: [.answers]
        ) { trial in
            for (first, second) in [([], []), (nil, ["Milk"]), ([], ["Milk"]), (["Milk"], nil)]
                as [([String]?, [String]?)]
            {
                let run = try await trial.findAndHold()
                let held = try #require(run.held.first)
                guard held.canBeGivenAgain else {
                    throw NotApplicable("The module awaits its items, so that there can be no second answer.")
                }
                for names in [first, second] {
                    held.give(names?.map { TodoItem(name: $0, dueDate: run.clock.now) })
                }
                await run.settle { !$0.told.isEmpty }
                #expect(run.told.map { $0.map(\.title) } == [first ?? []])
            }
            // A second answer to one request does not count as an answer to the next.
            let run = try await trial.findAndHold()
            run.find()
            await run.settle { $0.held.count > 1 }
            guard run.held.count > 1 else { return }
            for name in ["Older", "Older", "Newest"] {
                run.held[name == "Newest" ? 1 : 0].give([TodoItem(name: name, dueDate: run.clock.now)])
                await run.settle()
            }
            await run.settle { $0.told.last?.map(\.title) == ["Newest"] }
            let last = run.told.last?.map(\.title)
            #expect(last == ["Newest"], "The request before was answered twice.")
        },
        Requirement(
            "LIST-INTERACTOR-39",
            .must,
            "An answer that is given from another executor is told like any other.",
            source: "fault class: state touched off the main actor; answers lost on the way back to it",
            tags: [.answers]
        ) { trial in
            let item = TodoItem(name: "From afar", dueDate: .noon)
            for answer in [[item], [], nil] {
                let run = try await trial.findAndHold()
                let held = try #require(run.held.first)
                await Task.detached { held.give(answer) }.value
                await run.settle { !$0.told.isEmpty }
                let expected = UpcomingItem(title: item.name, dueDate: item.dueDate, relation: .today)
                #expect(run.told == [answer?.isEmpty == false ? [expected] : []])
            }
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
            "An answer that comes after the output is gone is ignored, without a crash.",
            source: "fault class: an output held unowned, which ends the process",
            tags: [.answers, .lifetime]
        ) { trial in
            for answer in [[], nil, [TodoItem(name: "Milk", dueDate: .noon)]] {
                let run = try await trial.findAndHold()
                try await run.answerWithoutOutput(answer)
            }
        },
        Requirement(
            "LIST-INTERACTOR-41",
            .must,
            "An answer that comes after the interactor and the output are gone is ignored, without a crash.",
            source: "fault class: a completion that holds the interactor unowned, which ends the process",
            tags: [.answers, .lifetime]
        ) { trial in
            for answer in [[], nil, [TodoItem(name: "Milk", dueDate: .noon)]] {
                let run = try await trial.findAndHold()
                await run.letGo()
                try await run.answerWithoutOutput(answer)
            }
        },
    ]
}

extension Run<ListInteractorSpec> {
    /// Releases the output, and then gives the held answer, which has to be lost without harm.
    fileprivate func answerWithoutOutput(_ answer: [TodoItem]?) async throws {
        // The held completion may keep the interactor alive, even if everything else has released it.
        let output = Tracker()
        output.track(fixture.output)
        await letGoOfOutput()
        await settle { _ in output.alive.isEmpty }
        guard output.alive.isEmpty else {
            throw NotApplicable("The output is kept alive while a request is pending; see LIST-INTERACTOR-47.")
        }
        let calls = fixture.log.calls
        try CouldNotLook.unless(!fixture.held.isEmpty, "the data manager was never asked for items.")
        fixture.held.first?.give(answer)
        await settle()
        #expect(fixture.log.calls == calls)
    }
}
