import Foundation
import Testing

extension ListPresenterSpec {
    static let lifetime: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-29",
            .must,
            "The presenter does not keep its view alive, whatever has happened.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            weak var view: ListViewInterfaceSpy?
            let presenter: Subject
            do {
                let fixture = Fixture()
                presenter = try await trial.build(fixture)
                try await trial.everything(happensTo: presenter, fixture)
                view = fixture.view
            }
            await trial.settle { view.alive == nil }
            #expect(
                view.alive == nil,
                "The view outlived its owner. A closure that captures the whole fixture holds it too."
            )
            withExtendedLifetime(presenter) {}
        },
        Requirement(
            "LIST-PRESENTER-30",
            .must,
            "An answer that comes after the view has gone is lost without harm.",
            source: "fault class: a view held unowned, which ends the process",
            tags: [.lifetime, .answers]
        ) { trial in
            let log: CallLog
            let presenter: Subject
            weak var view: ListViewInterfaceSpy?
            do {
                let fixture = Fixture()
                view = fixture.view
                presenter = try await trial.build(fixture)
                trial.act("updateView()", fixture) { presenter.updateView() }
                await trial.wait { !fixture.interactor.calls.isEmpty }
                log = fixture.log
            }
            await trial.settle { view == nil }
            guard view == nil else {
                throw NotApplicable("The view is kept alive; see LIST-PRESENTER-29.")
            }
            let calls = log.calls
            presenter.foundUpcomingItems([])
            presenter.foundUpcomingItems([UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))])
            await trial.settle()
            #expect(log.calls == calls)
        },
        Requirement(
            "LIST-PRESENTER-31",
            .must,
            "The presenter goes when it is let go, whatever has happened.",
            source: "fault class: a cycle through a closure, a formatter or a task",
            tags: [.lifetime]
        ) { trial in
            let fixture = Fixture()
            do {
                let presenter = try await trial.build(fixture)
                try await trial.everything(happensTo: presenter, fixture)
            }
            await trial.settle { fixture.tracker.alive.isEmpty }
            #expect(fixture.tracker.alive == [], "Nobody holds the presenter any more.")
        },
    ]
}

extension Trial<ListPresenterSpec> {
    /// Lets each event happen once, and waits for what follows.
    fileprivate func everything(happensTo presenter: ListPresenterSpec.Subject, _ fixture: ListPresenterFixture)
        async throws
    {
        await update(presenter, fixture)
        tell([], to: presenter, fixture)
        await wait { !fixture.shown.isEmpty }
        try CouldNotLook.unless(!fixture.shown.isEmpty, "the view never showed anything.")
        await update(presenter, fixture)
        tell([UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))], to: presenter, fixture)
        await wait { fixture.shown.count > 1 }
        act("addNewEntry()", fixture) { presenter.addNewEntry() }
        act("addModuleDidCancelAddAction()", fixture) { presenter.addModuleDidCancelAddAction() }
        act("addNewEntry()", fixture) { presenter.addNewEntry() }
        act("addModuleDidSaveAddAction()", fixture) { presenter.addModuleDidSaveAddAction() }
        await settle { fixture.wireframe.calls.count > 1 }
        tell([], to: presenter, fixture)
        await settle { fixture.shown.count > 2 }
        try CouldNotLook.unless(fixture.shown.count > 2, "of three answers, \(fixture.shown.count) were shown.")
        let count = fixture.wireframe.calls.count
        try CouldNotLook.unless(count == 2, "of two wishes to add an item, the wireframe heard \(count).")
    }
}
