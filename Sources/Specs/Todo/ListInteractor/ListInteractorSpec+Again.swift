import Foundation
import Testing

extension ListInteractorSpec {
    static let again: [Requirement] = [
        Requirement(
            "LIST-INTERACTOR-54",
            .must,
            "When requests are made back to back and each is answered immediately, the newest answer is told last.",
            source:
                "fault class: some answers told later than others; an empty one in a task, a long one from the background",
            tags: [.answers],
            presupposes: ["LIST-INTERACTOR-33", "LIST-INTERACTOR-34"]
        ) { trial in
            let many = (0..<2_000).map { TodoItem(name: "\($0)", dueDate: .noon) }
            let item = TodoItem(name: "Milk", dueDate: .noon)
            for answers in [[nil, [item]], [[], [item]], [[item], []], [[item], nil], [many, [item]], [many, []]] {
                let run = try await trial.start(Fixture())
                for answer in answers {
                    run.dataManager.todoItems.give(answer)
                    run.find()
                }
                let newest = answers.last??.map(\.name) ?? []
                await run.settle { $0.told.last.map { $0.map(\.title) } == newest }
                let last = run.told.last?.map(\.title)
                #expect(last == newest)
            }
        },
        Requirement(
            "LIST-INTERACTOR-57",
            .must,
            "A request that the output makes while it is being told an answer is answered too.",
            source:
                "fault class: a flag against overlapping requests that is reset only after the output was told",
            tags: [.answers],
            presupposes: ["LIST-INTERACTOR-33", "LIST-INTERACTOR-34", "LIST-INTERACTOR-53"]
        ) { trial in
            let (milk, bread) = (TodoItem(name: "Milk", dueDate: .noon), TodoItem(name: "Bread", dueDate: .noon))
            for (answer, isLate) in [([], false), ([bread], false), ([], true), ([bread], true)] {
                let run = try await trial.start(Fixture())
                run.dataManager.todoItems.give(answer)
                let told = answer.map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, relation: .today) }
                run.during(run.output.logged(.foundUpcomingItems(told))) { run in
                    if isLate { run.dataManager.todoItems.hold() } else { run.dataManager.todoItems.give([milk]) }
                    run.find()
                }
                run.find()
                if isLate {
                    await run.settle { !$0.held.isEmpty }
                    run.held.last?.give([milk])
                }
                await run.settle { $0.told.count > 1 }
                let when: Comment = isLate ? "It is answered late." : "It is answered at once."
                #expect(run.told.map { $0.map(\.title) } == [answer.map(\.name), ["Milk"]], when)
            }
            // Also a request that the output makes while it is told the answer to such a request.
            let run = try await trial.start(Fixture())
            run.dataManager.todoItems.give([])
            let none = run.output.logged(.foundUpcomingItems([]))
            run.during(none) { run in
                run.during(none) { $0.find() }
                run.find()
            }
            run.find()
            await run.settle { $0.told.count > 2 }
            #expect(run.told.count == 3, "Each but the first was asked while the one before it was being answered.")
        },
    ]
}
