import Foundation
import Testing

extension AddViewSpec {
    static let events: [Requirement] = [
        Requirement(
            "ADD-VIEW-05",
            .must,
            "A tap on save passes on once what was entered, to the last character.",
            source: "contract of AddModuleInterface: the user wants to keep an item",
            tags: [.content]
        ) { trial in
            for name in ["Buy milk", " Buy  milk ", "U\u{308}ber 👩‍👩‍👧‍👦"] {
                let fixture = Fixture()
                let probe = try await trial.open(fixture)
                trial.enter(name, .noon, probe, fixture)
                trial.act("tapSave()", fixture) { probe.tapSave() }
                await trial.settle { !fixture.eventHandler.calls.isEmpty }
                try #require(fixture.eventHandler.calls.count == 1)
                guard case .saveAddAction(let savedName, let dueDate) = fixture.eventHandler.calls[0] else {
                    Issue.record("\(fixture.eventHandler.calls[0]) was passed on.")
                    return
                }
                #expect(ExactText(savedName) == ExactText(name))
                #expect(dueDate == .noon)
            }
        },
        Requirement(
            "ADD-VIEW-06",
            .must,
            "A tap on save passes on what it was told, if the user changed nothing.",
            source: "contract of AddViewInterface: shows a name in the name field",
            tags: [.content]
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            await trial.tell(.setEntryName("Buy milk"), probe, fixture)
            await trial.tell(.setEntryDueDate(.noon), probe, fixture)
            trial.act("tapSave()", fixture) { probe.tapSave() }
            await trial.settle { !fixture.eventHandler.calls.isEmpty }
            #expect(fixture.eventHandler.calls == [.saveAddAction(name: "Buy milk", dueDate: .noon)])
        },
        Requirement(
            "ADD-VIEW-07",
            .must,
            "A tap on cancel is passed on once, whatever was entered.",
            source: "contract of AddModuleInterface: the user does not want to add an item after all"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            trial.enter("Buy milk", .noon, probe, fixture)
            trial.act("tapCancel()", fixture) { probe.tapCancel() }
            await trial.settle { !fixture.eventHandler.calls.isEmpty }
            #expect(fixture.eventHandler.calls == [.cancelAddAction])
        },
        Requirement(
            "ADD-VIEW-08",
            .must,
            "Neither tap changes what was entered.",
            source: "VIPER as published: the view passes on and decides nothing"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            trial.enter("Buy milk", .noon, probe, fixture)
            let screen = probe.screen()
            trial.act("tapSave()", fixture) { probe.tapSave() }
            await trial.settle()
            #expect(probe.screen() == screen)
            trial.act("tapCancel()", fixture) { probe.tapCancel() }
            await trial.settle()
            #expect(probe.screen() == screen)
        },
        Requirement(
            "ADD-VIEW-09",
            .must,
            "To be told something, and to be typed into, asks the event handler for nothing.",
            source: "VIPER as published: the view never asks the presenter for data"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            let calls: [AddViewInterfaceSpy.Call] = [
                .setEntryName("Buy milk"), .setEntryDueDate(.noon), .setMinimumDueDate(.noon),
            ]
            for call in calls { await trial.tell(call, probe, fixture) }
            trial.enter("Buy bread", .noon.addingTimeInterval(86_400), probe, fixture)
            await trial.settle()
            #expect(fixture.eventHandler.calls == [])
        },
        Requirement(
            "ADD-VIEW-10",
            .must,
            "The view holds its event handler.",
            source: "contract of ViewRole: the one strong reference from the view into its module",
            tags: [.lifetime]
        ) { trial in
            weak var eventHandler: AddModuleInterfaceSpy?
            let probe: AddViewProbe
            do {
                let fixture = Fixture()
                probe = try await trial.open(fixture)
                await trial.tell(.setMinimumDueDate(.noon), probe, fixture)
                eventHandler = fixture.eventHandler
            }
            await trial.settle()
            #expect(eventHandler != nil, "The event handler has gone, though the view is still there.")
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "ADD-VIEW-11",
            .must,
            "When the view is let go, it goes, and its event handler with it, whatever has happened.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            weak var eventHandler: AddModuleInterfaceSpy?
            let tracker: Tracker
            do {
                let fixture = Fixture()
                let probe = try await trial.open(fixture)
                await trial.tell(.setMinimumDueDate(.noon), probe, fixture)
                trial.enter("Buy milk", .noon, probe, fixture)
                trial.act("tapSave()", fixture) { probe.tapSave() }
                trial.act("tapCancel()", fixture) { probe.tapCancel() }
                await trial.settle()
                (eventHandler, tracker) = (fixture.eventHandler, fixture.tracker)
            }
            await trial.settle { tracker.alive.isEmpty && eventHandler.alive == nil }
            #expect(tracker.alive == [], "Nobody holds the view any more.")
            #expect(eventHandler.alive == nil, "Nobody but the view was to hold the event handler.")
        },
    ]
}
