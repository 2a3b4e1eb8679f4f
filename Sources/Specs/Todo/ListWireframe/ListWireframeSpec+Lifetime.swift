import Foundation
import Testing

extension ListWireframeSpec {
    static let lifetime: [Requirement] = [
        Requirement(
            "LIST-WIREFRAME-06",
            .should,
            "A list that another screen has replaced is deallocated, even if the wireframe is kept alive.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.open()
            let screen = try await run.replaceScreen()
            await run.settle { _ in screen.alive.isEmpty }
            #expect(screen.alive == [], "The screen outlived its time on the navigator.")
        },
        Requirement(
            "LIST-WIREFRAME-07",
            .must,
            "When the module and the navigator are released while the list is on screen, everything is deallocated.",
            source: "fault class: a cycle of navigator, screen, presenter and wireframe",
            tags: [.lifetime]
        ) { trial in
            for times in 1...2 {
                let run = try await trial.open()
                for _ in 1...times { try await run.showAndTapAdd() }
                await run.letGo()
                await run.letGo(of: \.navigator, replacedBy: NavigatorSpy(log: run.log))
                // An untracked object that leaks is noticed, because the data manager that it holds stays alive.
                await run.letGo(of: \.dataManager, replacedBy: ListDataManagerMock(log: run.log))
                let survivors = try await run.survivors()
                let when: Comment = "Nobody holds the module, its navigator or its data manager. Lists: \(times)."
                try #require(survivors == [], when)
            }
        },
        Requirement(
            "LIST-WIREFRAME-08",
            .should,
            "While its screen is shown, the module works even if nobody else holds it.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.open()
            let view = try await run.present()
            await run.letGo()
            await run.appear(view)
            #expect(view.screen().titles == ["Today": ["Get a haircut"]])
            run.tapAdd(on: view)
            await run.settle()
            #expect(run.addWireframe.calls == [.presentAddInterface])
        },
    ]
}

// Helpers that keep the view to themselves, so that a requirement does not keep it alive.

extension Run<ListWireframeSpec> {
    /// Lets the list appear, replaces its screen by another, and returns a tracker of the replaced one.
    func replaceScreen() async throws -> Tracker {
        await appear(try await present())
        let screen = fixture.navigator.watchScreen()
        fixture.navigator.setRoot(fixture.tracker)
        return screen
    }

    /// Lets the list appear, and taps add.
    fileprivate func showAndTapAdd() async throws {
        let view = try await present()
        await appear(view)
        tapAdd(on: view)
        await settle()
    }
}
