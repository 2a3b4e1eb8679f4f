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
                let run = try await trial.open()
                let screen = try await run.dismissScreen(isSaving: isSaving)
                await run.settle { _ in screen.alive.isEmpty }
                #expect(screen.alive == [], "The screen outlived its time on the navigator.")
            }
        },
        Requirement(
            "ADD-WIREFRAME-09",
            .must,
            "The module does not keep its delegate alive.",
            source: "contract of ModuleDelegateRole: it is held weakly by the module",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            await run.letGo(of: \.delegate, replacedBy: AddModuleDelegateSpy(log: run.log))
            let survivors = try await run.survivors()
            #expect(survivors == [], "The delegate outlived its last owner.")
        },
        Requirement(
            "ADD-WIREFRAME-10",
            .must,
            "When everyone lets go while the screen is on, everything goes, the navigator too.",
            source: "fault class: a cycle of navigator, screen, presenter and wireframe",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            await run.letGo()
            await run.letGo(of: \.navigator, replacedBy: NavigatorSpy(log: run.log))
            let survivors = try await run.survivors()
            #expect(survivors == [], "Nobody holds the module any more, nor its navigator.")
        },
        Requirement(
            "ADD-WIREFRAME-11",
            .should,
            "While its screen is on, the module works even if nobody else holds it.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            let view = try run.view
            await run.letGo()
            run.act("enter(), tapSave()") {
                view.enter("Buy milk", .noon)
                view.tapSave()
            }
            await run.settle { $0.navigator.presented.isEmpty }
            #expect(run.dataManager.calls.count == 1)
            #expect(run.navigator.calls == [.present, .dismiss])
        },
    ]
}

extension Run<AddWireframeSpec> {
    /// Presents a screen, has it dismissed, and watches it; the requirement itself keeps no view.
    fileprivate func dismissScreen(isSaving: Bool) async throws -> Tracker {
        try await present()
        let screen = fixture.navigator.watchScreen()
        if isSaving { try save() } else { try cancel() }
        await settle { $0.navigator.presented.isEmpty }
        return screen
    }
}
