import Foundation
import Testing

extension ListWireframeSpec {
    static let lifetime: [Requirement] = [
        Requirement(
            "LIST-WIREFRAME-06",
            .should,
            "A list that another screen has replaced goes, even if the wireframe is kept.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            weak var screen: AnyObject?
            let fixture = Fixture()
            let probe = try await trial.open(fixture)
            do {
                let view = try await trial.present(probe, fixture)
                await trial.appear(view, fixture)
                screen = fixture.navigator.visible
                fixture.navigator.setRoot(fixture.tracker)
            }
            await trial.settle { screen.alive == nil }
            #expect(screen.alive == nil, "The screen outlived its time on the navigator.")
            withExtendedLifetime(probe) {}
        },
        Requirement(
            "LIST-WIREFRAME-07",
            .must,
            "When everyone lets go while the list is on, everything goes, the navigator too.",
            source: "fault class: a cycle of navigator, screen, presenter and wireframe",
            tags: [.lifetime]
        ) { trial in
            weak var navigator: NavigatorSpy?
            let tracker: Tracker
            do {
                let fixture = Fixture()
                let probe = try await trial.open(fixture)
                let view = try await trial.present(probe, fixture)
                await trial.appear(view, fixture)
                trial.act("tapAdd()", fixture) { view.tapAdd() }
                await trial.settle()
                (navigator, tracker) = (fixture.navigator, fixture.tracker)
            }
            await trial.settle { navigator.alive == nil && tracker.alive.isEmpty }
            #expect(navigator.alive == nil, "The navigator outlived its last owner.")
            #expect(tracker.alive == [], "Nobody holds the module any more.")
        },
        Requirement(
            "LIST-WIREFRAME-08",
            .should,
            "While its screen is on, the module works even if nobody else holds it.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            let fixture = Fixture()
            let view = try await trial.present(try await trial.open(fixture), fixture)
            await trial.settle()
            await trial.appear(view, fixture)
            #expect(view.screen().titles == ["Today": ["Get a haircut"]])
            trial.act("tapAdd()", fixture) { view.tapAdd() }
            await trial.settle()
            #expect(fixture.addWireframe.calls == [.presentAddInterface])
        },
    ]
}
