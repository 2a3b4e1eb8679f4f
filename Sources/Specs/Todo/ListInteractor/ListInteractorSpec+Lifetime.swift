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
            weak var output: ListInteractorOutputSpy?
            let interactor: any ListInteractorInput
            do {
                let fixture = Fixture()
                fixture.dataManager.todoItems.give([])
                interactor = try await trial.build(fixture)
                trial.find(interactor, fixture)
                await trial.wait { !fixture.told.isEmpty }
                try CouldNotLook.unless(!fixture.told.isEmpty, "the output was never told anything.")
                output = fixture.output
            }
            await trial.settle { output.alive == nil }
            #expect(
                output.alive == nil,
                "The output outlived its owner. A closure that captures the whole fixture holds it too."
            )
            withExtendedLifetime(interactor) {}
        },
        Requirement(
            "LIST-INTERACTOR-47",
            .should,
            "The interactor does not keep its output alive while a request is pending.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime, .answers]
        ) { trial in
            weak var output: ListInteractorOutputSpy?
            let answers: Answers<[TodoItem]?, Never>
            let interactor: any ListInteractorInput
            do {
                let fixture = Fixture()
                answers = fixture.dataManager.todoItems
                answers.hold()
                interactor = try await trial.build(fixture)
                trial.find(interactor, fixture)
                await trial.wait { !answers.held.isEmpty }
                try CouldNotLook.unless(!answers.held.isEmpty, "the data manager was never asked for items.")
                output = fixture.output
            }
            await trial.settle { output.alive == nil }
            #expect(
                output.alive == nil,
                "The output outlived its owner. A closure that captures the whole fixture holds it too."
            )
            withExtendedLifetime((interactor, answers)) {}
        },
        Requirement(
            "LIST-INTERACTOR-48",
            .must,
            "The interactor goes when it is let go, after requests that were answered at once and late.",
            source: "fault class: a cycle through a completion, a task or a closure",
            tags: [.lifetime]
        ) { trial in
            let fixture = Fixture()
            let answers = fixture.dataManager.todoItems
            do {
                let interactor = try await trial.build(fixture)
                guard !fixture.tracker.isEmpty else {
                    throw NotApplicable("The subject is a value, and the closure tracks no object behind it.")
                }
                answers.give([])
                trial.find(interactor, fixture)
                await trial.wait { !fixture.told.isEmpty }
                answers.hold()
                trial.find(interactor, fixture)
                await trial.wait { !answers.held.isEmpty }
                try CouldNotLook.unless(!answers.held.isEmpty, "the data manager was not asked for items each time.")
                answers.held.first?.give([])
                await trial.settle { fixture.told.count > 1 }
                let count = fixture.told.count
                try CouldNotLook.unless(count == 2, "of two requests, \(count) were answered.")
            }
            answers.forgetHeld()
            await trial.settle { fixture.tracker.alive.isEmpty }
            #expect(fixture.tracker.alive == [], "Nobody holds the interactor any more.")
        },
    ]
}
