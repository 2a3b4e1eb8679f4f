import Foundation
import Testing

extension ListViewSpec {
    static let events: [Requirement] = [
        Requirement(
            "LIST-VIEW-07",
            .must,
            "Each time it appears, it asks its event handler once for an update, and for nothing else.",
            source: "contract of ListModuleInterface: the view has appeared"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            for count in 1...2 {
                trial.act("appear()", fixture) { probe.appear() }
                await trial.settle { fixture.eventHandler.calls.count >= count }
            }
            #expect(fixture.eventHandler.calls == [.updateView, .updateView])
        },
        Requirement(
            "LIST-VIEW-08",
            .must,
            "Each tap on add is passed on once.",
            source: "contract of ListModuleInterface: the user wants to add an item"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            for count in 1...2 {
                trial.act("tapAdd()", fixture) { probe.tapAdd() }
                await trial.settle { fixture.eventHandler.calls.count >= count }
            }
            #expect(fixture.eventHandler.calls == [.addNewEntry, .addNewEntry])
        },
        Requirement(
            "LIST-VIEW-09",
            .must,
            "A tap on add changes nothing on screen.",
            source: "VIPER as published: the view passes on and decides nothing"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            await trial.tell(.showUpcomingDisplayData(.example), probe, fixture)
            let screen = probe.screen()
            trial.act("tapAdd()", fixture) { probe.tapAdd() }
            await trial.settle()
            #expect(probe.screen() == screen)
        },
        Requirement(
            "LIST-VIEW-10",
            .must,
            "To be told something asks the event handler for nothing.",
            source: "VIPER as published: the view never asks the presenter for data"
        ) { trial in
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            let calls: [ListViewInterfaceSpy.Call] = [
                .showNoContentMessage, .reloadEntries, .showUpcomingDisplayData(.example), .reloadEntries,
            ]
            for call in calls { await trial.tell(call, probe, fixture) }
            #expect(fixture.eventHandler.calls == [])
        },
        Requirement(
            "LIST-VIEW-11",
            .must,
            "The view holds its event handler.",
            source: "contract of ViewRole: the one strong reference from the view into its module",
            tags: [.lifetime]
        ) { trial in
            weak var eventHandler: ListModuleInterfaceSpy?
            let probe: ListViewProbe
            do {
                let fixture = Fixture()
                probe = try await trial.open(fixture)
                await trial.tell(.showNoContentMessage, probe, fixture)
                eventHandler = fixture.eventHandler
            }
            await trial.settle()
            #expect(eventHandler != nil, "The event handler has gone, though the view is still there.")
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "LIST-VIEW-12",
            .must,
            "When the view is let go, it goes, and its event handler with it, whatever has happened.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            weak var eventHandler: ListModuleInterfaceSpy?
            let tracker: Tracker
            do {
                let fixture = Fixture()
                let probe = try await trial.open(fixture)
                trial.act("appear()", fixture) { probe.appear() }
                await trial.tell(.showNoContentMessage, probe, fixture)
                await trial.tell(.showUpcomingDisplayData(.example), probe, fixture)
                trial.act("tapAdd()", fixture) { probe.tapAdd() }
                await trial.settle()
                (eventHandler, tracker) = (fixture.eventHandler, fixture.tracker)
            }
            await trial.settle { tracker.alive.isEmpty && eventHandler.alive == nil }
            #expect(tracker.alive == [], "Nobody holds the view any more.")
            #expect(eventHandler.alive == nil, "Nobody but the view was to hold the event handler.")
        },
    ]
}
