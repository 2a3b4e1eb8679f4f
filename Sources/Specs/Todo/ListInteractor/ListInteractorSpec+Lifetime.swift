import Foundation
import Testing

extension ListInteractorSpec {
    static let lifetime: [Requirement] = [
        Requirement(
            "LIST-INTERACTOR-46",
            .must,
            "The interactor does not keep its output alive.",
            source: "VIPER as published: the output owns the interactor",
            tags: [.lifetime]
        ) { trial in
            for answer in [[], nil, [TodoItem(name: "Milk", dueDate: .noon)]] {
                let run = try await trial.find(answer, on: FixedClock(on: CivilDay(2014, 5, 21)))
                try CouldNotLook.unless(!run.told.isEmpty || answer == nil, "the output was never told anything.")
                run.find()
                await run.settle { $0.told.count > 1 }
                await run.letGoOfOutput()
                let survivors = try await run.survivors()
                try #require(
                    survivors == [],
                    "The output outlived its owner. A closure that captures the whole fixture holds it too."
                )
            }
            // An interactor that joins requests asks once; any other asks twice, and the second is answered first.
            let run = try await trial.findAndHold()
            run.find()
            await run.settle { $0.held.count > 1 }
            // An interactor that queues requests asks the second question only now, and needs its answer.
            for _ in 1...3 {
                for question in run.held.reversed() where question.count == 0 {
                    question.give([])
                    await run.settle()
                }
            }
            run.dataManager.todoItems.forgetHeld()
            await run.letGoOfOutput()
            let survivors = try await run.survivors()
            try #require(survivors == [], "The output outlived its owner, after an answer that came too late.")
        },
        Requirement(
            "LIST-INTERACTOR-47",
            .should,
            "The interactor does not keep its output alive while a request is pending.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime, .answers]
        ) { trial in
            let run = try await trial.findAndHold()
            try CouldNotLook.unless(!run.held.isEmpty, "the data manager was never asked for items.")
            run.find()
            await run.settle()
            await run.letGoOfOutput()
            let survivors = try await run.survivors()
            #expect(
                survivors == [],
                "The output outlived its owner. A closure that captures the whole fixture holds it too."
            )
        },
        Requirement(
            "LIST-INTERACTOR-48",
            .must,
            "The interactor is deallocated when it is released, after immediate and after late answers.",
            source: "fault class: a cycle through a completion, a task or a closure",
            tags: [.lifetime],
            presupposes: ["LIST-INTERACTOR-33"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let answers = run.dataManager.todoItems
            answers.give([])
            run.find()
            await run.settle { !$0.told.isEmpty }
            answers.hold()
            run.find()
            await run.settle { !$0.held.isEmpty }
            try CouldNotLook.unless(!run.held.isEmpty, "the data manager was not asked for items each time.")
            run.held.first?.give([])
            await run.settle { $0.told.count > 1 }
            let count = run.told.count
            try CouldNotLook.unless(count == 2, "of two requests, \(count) were answered.")
            for _ in 1...2 { run.find() }
            await run.settle { $0.held.count > 2 }
            // An interactor that joins requests asks once; any other asks twice, and the second replaces the first.
            for (index, answer) in ([nil, []] as [[TodoItem]?]).enumerated() where index + 1 < run.held.count {
                run.held[index + 1].give(answer)
                await run.settle()
            }
            await run.letGo()
            answers.forgetHeld()
            let survivors = try await run.survivors()
            try #require(survivors == [], "Nobody holds the interactor any more.")
            for last in [nil, [TodoItem(name: "Milk", dueDate: .noon)]] {
                let run = try await trial.find(last, on: FixedClock(on: CivilDay(2014, 5, 21)))
                await run.letGo()
                let survivors = try await run.survivors()
                let answer = last == nil ? "nil" : "an item"
                try #require(survivors == [], "Nobody holds the interactor any more. It was handed \(answer).")
            }
        },
        Requirement(
            "LIST-INTERACTOR-52",
            .should,
            "The interactor is deallocated when it is released while a request is pending.",
            source: "fault class: a completion or a task that keeps the module until it is answered",
            tags: [.lifetime, .answers],
            presupposes: ["LIST-INTERACTOR-48"]
        ) { trial in
            let run = try await trial.findAndHold()
            await run.letGo()
            let survivors = try await run.survivors()
            #expect(survivors == [], "Nobody holds the interactor any more, but a question that is not answered.")
        },
    ]
}
