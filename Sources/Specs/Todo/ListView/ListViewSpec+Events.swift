import Foundation
import Testing

extension ListViewSpec {
    /// What the view is told before something happens on it: nothing, data, or that there is none.
    private static let states: [ListViewInterfaceSpy.Call?] = [
        nil, .showUpcomingDisplayData(.example), .showNoContentMessage,
    ]

    static let events: [Requirement] = [
        Requirement(
            "LIST-VIEW-07",
            .must,
            "Each time the view appears, it asks its event handler once for an update, and for nothing else.",
            source: "contract of ListModuleInterface: the view has appeared",
            presupposes: ["LIST-VIEW-10"]
        ) { trial in
            let run = try await trial.open()
            for (count, call) in states.enumerated() {
                if let call { try await run.tell(call) }
                await run.step("appear()", until: { $0.eventHandler.calls.count > count }) { $0.appear() }
            }
            #expect(run.eventHandler.calls == [.updateView, .updateView, .updateView])
            let tapped = try await trial.open()
            for call in states + states {
                if let call { try await tapped.tell(call) }
                await tapped.step("tapAdd()") { $0.tapAdd() }
                let count = tapped.eventHandler.calls.count
                await tapped.step("appear()", until: { $0.eventHandler.calls.count > count }) { $0.appear() }
                let passedOn = Array(tapped.eventHandler.calls.dropFirst(count))
                try #require(passedOn == [.updateView], "The user has tapped add before.")
            }
        },
        Requirement(
            "LIST-VIEW-08",
            .must,
            "Each tap on add is passed on once.",
            source: "contract of ListModuleInterface: the user wants to add an item",
            presupposes: ["LIST-VIEW-10"]
        ) { trial in
            let run = try await trial.open()
            for (count, call) in states.enumerated() {
                if let call { try await run.tell(call) }
                await run.step("tapAdd()", until: { $0.eventHandler.calls.count > count }) { $0.tapAdd() }
            }
            #expect(run.eventHandler.calls == [.addNewEntry, .addNewEntry, .addNewEntry])
            let appearing = try await trial.open()
            for call in states + states {
                if let call { try await appearing.tell(call) }
                await appearing.step("appear()") { $0.appear() }
                let count = appearing.eventHandler.calls.count
                await appearing.step("tapAdd()", until: { $0.eventHandler.calls.count > count }) { $0.tapAdd() }
                let passedOn = Array(appearing.eventHandler.calls.dropFirst(count))
                try #require(passedOn == [.addNewEntry], "The view has appeared before.")
            }
        },
        Requirement(
            "LIST-VIEW-09",
            .must,
            "A tap on add changes nothing on screen.",
            source: "VIPER as published: the view passes on and decides nothing"
        ) { trial in
            let run = try await trial.open()
            for call in states + states {
                if let call { try await run.tell(call) }
                let before = try run.subject.screen()
                for _ in 1...2 {
                    await run.step("tapAdd()") { $0.tapAdd() }
                    let screen = try run.subject.screen()
                    try #require(screen == before)
                }
            }
        },
        Requirement(
            "LIST-VIEW-10",
            .must,
            "When the view is told something, it asks its event handler for nothing.",
            source: "VIPER as published: the view never asks the presenter for data"
        ) { trial in
            let run = try await trial.open()
            let calls: [ListViewInterfaceSpy.Call] = [
                .showNoContentMessage, .reloadEntries, .showUpcomingDisplayData(.example), .reloadEntries,
            ]
            // Also what it shows already.
            for call in calls.flatMap({ [$0, $0] }) + calls { try await run.tell(call) }
            #expect(run.eventHandler.calls == [])
            for count in 1...3 {
                await run.step("appear()", until: { !$0.eventHandler.calls.isEmpty }) { $0.appear() }
                await run.settle()
                let asked = run.eventHandler.calls
                for call in calls { try await run.tell(call) }
                #expect(run.eventHandler.calls == asked, "Times that the view has appeared: \(count)")
            }
        },
        Requirement(
            "LIST-VIEW-15",
            .should,
            "Two views that exist at the same time each show what they were told, and pass on only their own taps.",
            source: "fault class: content that all views share, while the application has two windows",
            tags: [.content],
            presupposes: ["LIST-VIEW-04", "LIST-VIEW-07", "LIST-VIEW-08"]
        ) { trial in
            let runs = [try await trial.open(), try await trial.open()]
            let calls = [ListViewInterfaceSpy.Call.showUpcomingDisplayData(.example), .showNoContentMessage]
            for calls in [calls, calls.reversed()] {
                let screens = calls.map { $0 == .showNoContentMessage ? ListScreen.noContent : .table(.example) }
                for (run, call) in zip(runs, calls) { try await run.tell(call) }
                for (run, screen) in zip(runs, screens) {
                    #expect(try run.subject.screen() == screen, "There is another view at the same time.")
                }
            }
            for run in runs {
                let counts = runs.map(\.eventHandler.calls.count)
                await run.step("tapAdd()", until: { $0.eventHandler.calls.last == .addNewEntry }) { $0.tapAdd() }
                let passedOn = zip(runs, counts).map { $0.eventHandler.calls.count - $1 }
                #expect(passedOn == runs.map { $0 === run ? 1 : 0 }, "There is another view at the same time.")
            }
        },
        Requirement(
            "LIST-VIEW-11",
            .must,
            "The view holds its event handler.",
            source: "contract of ViewRole: the one strong reference from the view into its module",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.open()
            try await run.tell(.showNoContentMessage)
            await run.letGo(of: \.eventHandler, replacedBy: ListModuleInterfaceSpy(log: run.log))
            #expect(
                run.alive == ["ListModuleInterfaceSpy"],
                "The event handler is gone, although the view is still there."
            )
        },
        Requirement(
            "LIST-VIEW-12",
            .must,
            "When the view is released, it and its event handler are deallocated, whatever has happened.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            let calls = [ListViewInterfaceSpy.Call.showNoContentMessage, .showUpcomingDisplayData(.example)]
            let twice = [calls[0], calls[0], calls[1], .showUpcomingDisplayData(.other)]
            for calls in [[], [calls[0]], calls, calls.reversed(), calls + [.reloadEntries], twice] {
                let run = try await trial.open()
                await run.step("appear()") { $0.appear() }
                for call in calls {
                    try await run.tell(call)
                    await run.step("appear()") { $0.appear() }
                }
                if calls.count > 1 {
                    for _ in 1...2 { await run.step("tapAdd()") { $0.tapAdd() } }
                }
                if calls.count > 2 { await run.step("appear()") { $0.appear() } }
                await run.letGo()
                await run.letGo(of: \.eventHandler, replacedBy: ListModuleInterfaceSpy(log: run.log))
                let survivors = try await run.survivors()
                try #require(survivors == [], "Nobody holds the view any more, and nobody else its event handler.")
            }
        },
    ]
}
