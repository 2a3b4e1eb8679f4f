import Foundation
import Testing

extension TodoAssemblySpec {
    static let troubles: [Requirement] = [
        Requirement(
            "TODO-ASSEMBLY-06",
            .must,
            "An item that is saved while the list waits for its items is in the list in the end.",
            source: "fault class: an older answer that overwrites a newer one",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            let reads = fixture.store.reads
            reads.hold()
            let (app, list) = try await trial.start(fixture)
            try await trial.add(.story("Buy milk", in: 0), list, app, fixture)
            await trial.settle()
            reads.give(())
            // NB: the newest answer comes first, and what was asked earlier is out of date.
            for held in reads.held.reversed() {
                held.give(())
                await trial.settle()
            }
            await trial.wait { !list.screen().sections.isEmpty }
            #expect(list.screen().titles == ["Today": ["Buy milk"]])
            withExtendedLifetime(app) {}
        },
        Requirement(
            "TODO-ASSEMBLY-07",
            .must,
            "An item that is saved slowly is in the list in the end.",
            source: "contract of AddModuleDelegate: the item has been stored",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            fixture.store.saves.hold()
            let (app, list) = try await trial.start(fixture)
            try await trial.add(.story("Buy milk", in: 0), list, app, fixture)
            await trial.settle { !fixture.store.saves.held.isEmpty }
            try #require(fixture.store.saves.held.first).give(())
            await trial.wait { !list.screen().sections.isEmpty }
            #expect(list.screen().titles == ["Today": ["Buy milk"]])
            withExtendedLifetime(app) {}
        },
        Requirement(
            "TODO-ASSEMBLY-08",
            .must,
            "An item that could not be saved is not in the list, and the next one is.",
            source: "contract of TodoStore: the item is not kept then, and all others are",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            let (app, list) = try await trial.start(fixture)
            fixture.store.saves.fail(Offline())
            try await trial.add(.story("Lost", in: 0), list, app, fixture)
            await trial.settle { !fixture.store.saved.isEmpty }
            #expect(list.screen().sections == [])
            if let view = fixture.navigator.presented.last.flatMap(app.add) {
                view.tapCancel()
                await trial.settle { fixture.navigator.presented.isEmpty }
            }
            fixture.store.saves.give(())
            try await trial.add(.story("Kept", in: 0), list, app, fixture)
            await trial.wait { !list.screen().sections.isEmpty }
            #expect(list.screen().titles == ["Today": ["Kept"]])
            withExtendedLifetime(app) {}
        },
        Requirement(
            "TODO-ASSEMBLY-09",
            .should,
            "A second tap on add before the screen is there presents no second one.",
            source: "fault class: a double tap during the animation"
        ) { trial in
            let fixture = Fixture()
            let (app, list) = try await trial.start(fixture)
            trial.act("tapAdd(), tapAdd()", fixture) {
                list.tapAdd()
                list.tapAdd()
            }
            await trial.settle { !fixture.navigator.presented.isEmpty }
            #expect(fixture.navigator.presented.count == 1)
            withExtendedLifetime(app) {}
        },
        Requirement(
            "TODO-ASSEMBLY-10",
            .must,
            "An add screen that was dismissed goes, and the list stays.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            weak var screen: AnyObject?
            let fixture = Fixture()
            let (app, list) = try await trial.start(fixture)
            do {
                let view = try await trial.tapAdd(list, app, fixture)
                screen = fixture.navigator.presented.last
                view.tapCancel()
                await trial.settle { fixture.navigator.presented.isEmpty }
            }
            await trial.settle { screen.alive == nil }
            #expect(screen.alive == nil, "The screen outlived its time on the navigator.")
            #expect(fixture.navigator.stack.count == 1)
            withExtendedLifetime(app) {}
        },
        Requirement(
            "TODO-ASSEMBLY-11",
            .must,
            "When everyone lets go while both screens are on, everything goes.",
            source: "fault class: a cycle across modules",
            tags: [.lifetime]
        ) { trial in
            weak var navigator: NavigatorSpy?
            let tracker: Tracker
            do {
                let fixture = Fixture()
                let (app, list) = try await trial.start(fixture)
                try await trial.add(.story("Buy milk", in: 0), list, app, fixture)
                _ = try await trial.tapAdd(list, app, fixture)
                (navigator, tracker) = (fixture.navigator, fixture.tracker)
            }
            await trial.settle { navigator.alive == nil && tracker.alive.isEmpty }
            #expect(navigator.alive == nil, "The navigator outlived its last owner.")
            #expect(tracker.alive == [], "Nobody holds the application any more.")
        },
    ]
}
