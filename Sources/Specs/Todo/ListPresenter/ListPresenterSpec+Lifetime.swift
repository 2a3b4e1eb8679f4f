import Foundation
import Testing

extension ListPresenterSpec {
    static let lifetime: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-29",
            .must,
            "The presenter does not keep its view alive, whatever has happened.",
            source: "fault class: a view held strongly; VIPER as published lets the view own the module",
            tags: [.lifetime],
            presupposes: ["LIST-PRESENTER-15", "LIST-PRESENTER-35"]
        ) { trial in
            for (last, isAdding) in [UpcomingItem].ends {
                let run = try await trial.start(Fixture())
                try await run.playEverything(until: last, adding: isAdding)
                await run.letGo(of: \.view, replacedBy: ListViewInterfaceSpy(log: run.log))
                let survivors = try await run.survivors()
                try #require(
                    survivors == [],
                    "The view outlived its owner. A closure that captures the whole fixture holds it too."
                )
            }
        },
        Requirement(
            "LIST-PRESENTER-40",
            .should,
            "The presenter does not keep its view alive while an answer is on its way.",
            source: "fault class: a closure or a task that keeps the view until it is answered",
            tags: [.lifetime, .answers],
            presupposes: ["LIST-PRESENTER-29"]
        ) { trial in
            for isSaved in [false, true] {
                let run = try await trial.start(Fixture())
                await run.update { !$0.interactor.calls.isEmpty }
                run.tell([])
                await run.settle()
                if isSaved { await run.save() } else { await run.update() }
                await run.letGo(of: \.view, replacedBy: ListViewInterfaceSpy(log: run.log))
                let survivors = try await run.survivors()
                #expect(survivors == [], "The view outlived its owner.")
            }
        },
        Requirement(
            "LIST-PRESENTER-30",
            .must,
            "An answer that comes after the view is gone is ignored, without a crash.",
            source: "fault class: a view held unowned, which ends the process",
            tags: [.lifetime, .answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.update { !$0.interactor.calls.isEmpty }
            await run.letGo(of: \.view, replacedBy: ListViewInterfaceSpy(log: run.log))
            let survivors = try await run.survivors()
            guard survivors.isEmpty else {
                throw NotApplicable("The view is kept alive; see LIST-PRESENTER-29.")
            }
            let calls = run.log.calls
            run.tell([])
            run.tell([UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))])
            await run.settle()
            #expect(run.log.calls == calls)
        },
        Requirement(
            "LIST-PRESENTER-31",
            .must,
            "The presenter is deallocated when it is released, whatever has happened.",
            source: "fault class: a cycle through a closure, a formatter or a task",
            tags: [.lifetime],
            presupposes: ["LIST-PRESENTER-15", "LIST-PRESENTER-35"]
        ) { trial in
            for (last, isAdding) in [UpcomingItem].ends {
                let run = try await trial.start(Fixture())
                try await run.playEverything(until: last, adding: isAdding)
                await run.letGo()
                let survivors = try await run.survivors()
                try #require(survivors == [], "Nobody holds the presenter any more.")
            }
        },
        Requirement(
            "LIST-PRESENTER-44",
            .should,
            "The presenter is deallocated when it is released while an answer is on its way.",
            source: "fault class: a closure or a task that keeps the presenter until it is answered",
            tags: [.lifetime, .answers],
            presupposes: ["LIST-PRESENTER-31"]
        ) { trial in
            for isSaved in [false, true] {
                let run = try await trial.start(Fixture())
                await run.update { !$0.interactor.calls.isEmpty }
                if isSaved {
                    run.tell([])
                    await run.settle()
                    await run.save()
                }
                await run.letGo()
                let survivors = try await run.survivors()
                try #require(survivors == [], "Nobody holds the presenter any more, and nobody has answered it.")
            }
        },
    ]
}

extension Run<ListPresenterSpec> {
    /// Plays every kind of event, and waits for what follows.
    ///
    /// - Parameters:
    ///   - last: The items in the last answer.
    ///   - isAdding: Whether the user is adding an item at the end; the presenter is not told how that ends.
    fileprivate func playEverything(until last: [UpcomingItem], adding isAdding: Bool) async throws {
        await update()
        tell([])
        await settle { !$0.shown.isEmpty }
        try CouldNotLook.unless(!fixture.shown.isEmpty, "the view never showed anything.")
        await update()
        tell([UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))])
        await settle { $0.shown.count > 1 }
        act("addNewEntry()") { $0.addNewEntry() }
        act("addModuleDidCancelAddAction()") { $0.addModuleDidCancelAddAction() }
        act("addNewEntry()") { $0.addNewEntry() }
        await step("addModuleDidSaveAddAction()", until: { $0.wireframe.calls.count > 1 }) {
            $0.addModuleDidSaveAddAction()
        }
        tell(last)
        await settle { $0.shown.count > 2 }
        try CouldNotLook.unless(fixture.shown.count > 2, "of three answers, \(fixture.shown.count) were shown.")
        let count = fixture.wireframe.calls.count
        try CouldNotLook.unless(count == 2, "of two wishes to add an item, the wireframe heard \(count).")
        if isAdding { await add() }
    }
}

extension [UpcomingItem] {
    /// The last answers before everything is released, and whether the user is adding an item then.
    fileprivate static let ends = [false, true].flatMap { isAdding in
        [[], ["Buy milk", "Buy bread"].map { UpcomingItem($0, .tomorrow, on: CivilDay(2014, 5, 30)) }].map {
            ($0, isAdding)
        }
    }
}
