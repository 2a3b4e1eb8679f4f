import Foundation
import Testing

extension ListPresenterSpec {
    static let events: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-07",
            .must,
            "When the view wants to be updated, the interactor is asked once, and nobody else anything.",
            source: "contract of ListModuleInterface: the view has appeared"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            trial.act("updateView()", fixture) { presenter.updateView() }
            await trial.settle { !fixture.interactor.calls.isEmpty }
            #expect(fixture.interactor.calls == [.findUpcomingItems])
            #expect(fixture.wireframe.calls == [])
        },
        Requirement(
            "LIST-PRESENTER-08",
            .must,
            "When an item was added, the upcoming items are found anew.",
            source: "contract of AddModuleDelegate: the item has been stored"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            trial.act("addModuleDidSaveAddAction()", fixture) { presenter.addModuleDidSaveAddAction() }
            await trial.settle { !fixture.interactor.calls.isEmpty }
            #expect(fixture.interactor.calls == [.findUpcomingItems])
        },
        Requirement(
            "LIST-PRESENTER-09",
            .must,
            "When the user cancels adding, nothing is shown, found or presented.",
            source: "contract of AddModuleDelegate: the user added nothing"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            trial.act("addModuleDidCancelAddAction()", fixture) { presenter.addModuleDidCancelAddAction() }
            await trial.settle()
            #expect(fixture.log.calls == [])
            trial.act("updateView()", fixture) { presenter.updateView() }
            await trial.wait { !fixture.interactor.calls.isEmpty }
        },
        Requirement(
            "LIST-PRESENTER-10",
            .must,
            "To want to add an item shows nothing and finds nothing.",
            source: "VIPER as published: the wireframe alone navigates"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            trial.act("addNewEntry()", fixture) { presenter.addNewEntry() }
            await trial.settle { !fixture.wireframe.calls.isEmpty }
            #expect(fixture.shown == [])
            #expect(fixture.interactor.calls == [])
        },
        Requirement(
            "LIST-PRESENTER-11",
            .should,
            "Until something happens, it shows nothing, finds nothing and presents nothing.",
            source: "fault class: work begun during assembly"
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            await trial.settle()
            #expect(fixture.log.calls == [])
            trial.act("updateView()", fixture) { presenter.updateView() }
            await trial.wait { !fixture.interactor.calls.isEmpty }
        },
        Requirement(
            "LIST-PRESENTER-12",
            .must,
            "Until the interactor has answered for the first time, the view is told nothing about the items.",
            source: "fault class: “nothing to do” shown while the answer is on its way",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            trial.act("updateView()", fixture) { presenter.updateView() }
            await trial.settle { !fixture.interactor.calls.isEmpty }
            #expect(fixture.interactor.calls == [.findUpcomingItems])
            #expect(fixture.shown == [])
        },
        Requirement(
            "LIST-PRESENTER-13",
            .must,
            "Each time the view wants to be updated after an answer, the interactor is asked again.",
            source: "fault class: an answer kept for ever, a loading flag never taken down",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            for count in 1...3 {
                trial.act("updateView()", fixture) { presenter.updateView() }
                await trial.settle { fixture.interactor.calls.count >= count }
                trial.tell([], to: presenter, fixture)
                await trial.settle { fixture.shown.count >= count }
            }
            #expect(fixture.interactor.calls == [.findUpcomingItems, .findUpcomingItems, .findUpcomingItems])
        },
        Requirement(
            "LIST-PRESENTER-14",
            .must,
            "An item that is added while an answer is on its way leads to another request in the end.",
            source: "fault class: requests dropped while one is pending, so that the new item is not shown",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            trial.act("updateView()", fixture) { presenter.updateView() }
            await trial.settle { !fixture.interactor.calls.isEmpty }
            trial.act("addModuleDidSaveAddAction()", fixture) { presenter.addModuleDidSaveAddAction() }
            await trial.settle()
            trial.tell([], to: presenter, fixture)
            await trial.wait { fixture.interactor.calls.count > 1 }
            #expect(fixture.interactor.calls == [.findUpcomingItems, .findUpcomingItems])
        },
        Requirement(
            "LIST-PRESENTER-15",
            .must,
            "Each answer is shown once, as data or as the no-content message, never as both.",
            source: "contract of ListViewInterface: and nothing else",
            tags: [.answers, .content]
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            let item = UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))
            for (count, items) in [[item], [], [], [item], [item, item]].enumerated() {
                trial.tell(items, to: presenter, fixture)
                await trial.settle { fixture.shown.count > count }
            }
            let kinds = fixture.shown.map { $0 == .showNoContentMessage ? "no content" : "data" }
            #expect(kinds == ["data", "no content", "no content", "data", "data"])
        },
        Requirement(
            "LIST-PRESENTER-16",
            .must,
            "A new answer replaces the one before.",
            source: "fault class: sections that grow with each update",
            tags: [.answers, .content]
        ) { trial in
            let fixture = Fixture()
            let presenter = try await trial.build(fixture)
            let day = CivilDay(2014, 5, 29)
            let first = UpcomingItem("Get a haircut", .today, on: day)
            let second = UpcomingItem("Buy groceries", .tomorrow, on: day + 1)
            for (count, items) in [[first], [second], [first]].enumerated() {
                trial.tell(items, to: presenter, fixture)
                await trial.settle { fixture.shown.count > count }
            }
            #expect(fixture.data?.sections.map(\.name) == ["Today"])
            #expect(fixture.data?.sections.map { $0.items.map(\.title) } == [["Get a haircut"]])
        },
    ]
}
