import Foundation
import Testing

extension AddWireframeSpec {
    static let lifetime: [Requirement] = [
        Requirement(
            "ADD-WIREFRAME-08",
            .must,
            "A screen that was dismissed goes, even if the wireframe is kept.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            for isSaving in [true, false] {
                weak var screen: AnyObject?
                let fixture = Fixture()
                let probe = try await trial.open(fixture)
                do {
                    let view = try await trial.present(probe, fixture)
                    screen = fixture.navigator.visible
                    if isSaving {
                        trial.save(TodoItem(name: "Buy milk", dueDate: .noon), view, fixture)
                    } else {
                        trial.cancel(view, fixture)
                    }
                    await trial.settle { fixture.navigator.presented.isEmpty }
                }
                await trial.settle { screen.alive == nil }
                #expect(screen.alive == nil, "The screen outlived its time on the navigator.")
                withExtendedLifetime(probe) {}
            }
        },
        Requirement(
            "ADD-WIREFRAME-09",
            .must,
            "The module does not keep its delegate alive.",
            source: "contract of ModuleDelegateRole: it is held weakly by the module",
            tags: [.lifetime]
        ) { trial in
            weak var delegate: AddModuleDelegateSpy?
            let navigator: NavigatorSpy
            let probe: AddWireframeProbe
            do {
                let fixture = Fixture()
                probe = try await trial.open(fixture)
                _ = try await trial.present(probe, fixture)
                (delegate, navigator) = (fixture.delegate, fixture.navigator)
            }
            await trial.settle { delegate.alive == nil }
            #expect(delegate.alive == nil, "The delegate outlived its last owner.")
            withExtendedLifetime((probe, navigator)) {}
        },
        Requirement(
            "ADD-WIREFRAME-10",
            .must,
            "When everyone lets go while the screen is on, everything goes, the navigator too.",
            source: "fault class: a cycle of navigator, screen, presenter and wireframe",
            tags: [.lifetime]
        ) { trial in
            weak var navigator: NavigatorSpy?
            let tracker: Tracker
            do {
                let fixture = Fixture()
                let probe = try await trial.open(fixture)
                _ = try await trial.present(probe, fixture)
                (navigator, tracker) = (fixture.navigator, fixture.tracker)
            }
            await trial.settle { navigator.alive == nil && tracker.alive.isEmpty }
            #expect(navigator.alive == nil, "The navigator outlived its last owner.")
            #expect(tracker.alive == [], "Nobody holds the module any more.")
        },
        Requirement(
            "ADD-WIREFRAME-11",
            .should,
            "While its screen is on, the module works even if nobody else holds it.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            let fixture = Fixture()
            let view = try await trial.present(try await trial.open(fixture), fixture)
            await trial.settle()
            trial.save(TodoItem(name: "Buy milk", dueDate: .noon), view, fixture)
            await trial.settle { fixture.navigator.presented.isEmpty }
            #expect(fixture.dataManager.calls.count == 1)
            #expect(fixture.navigator.calls == [.present, .dismiss])
        },
    ]
}
