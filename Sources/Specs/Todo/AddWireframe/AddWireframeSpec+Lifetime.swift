import Foundation
import Testing

extension AddWireframeSpec {
    /// How the screens end that are presented before everything is released; one more screen is presented at the end.
    private static let lives: [[Ending]] = [[], [.refusal], [.save], [.cancel], [.swipe], [.swipe, .refusal, .cancel]]

    static let lifetime: [Requirement] = [
        Requirement(
            "ADD-WIREFRAME-08",
            .must,
            "A screen that was dismissed is deallocated, even if the wireframe is kept alive.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            for isSaving in [true, false] {
                for blanks in 0...2 {
                    let run = try await trial.open()
                    for _ in 1...2 {
                        guard let screen = try await run.dismissScreen(isSaving: isSaving, after: blanks) else {
                            continue
                        }
                        await run.settle { _ in screen.alive.isEmpty }
                        let isRefused: Comment? = blanks > 0 ? "A blank name was refused before." : nil
                        try #require(screen.alive == [], isRefused ?? "The screen outlived its time on the navigator.")
                    }
                }
            }
        },
        Requirement(
            "ADD-WIREFRAME-09",
            .must,
            "The module does not keep its delegate alive.",
            source: "contract of ModuleDelegateRole: it is held weakly by the module",
            tags: [.lifetime]
        ) { trial in
            for life in lives {
                let run = try await trial.open()
                try await run.live(life)
                await run.letGo(of: \.delegate, replacedBy: AddModuleDelegateSpy(log: run.log))
                let survivors = try await run.survivors()
                #expect(survivors == [], "The delegate outlived its last owner.")
            }
        },
        Requirement(
            "ADD-WIREFRAME-10",
            .must,
            "When the module and the navigator are released while the screen is shown, everything is deallocated.",
            source: "fault class: a cycle of navigator, screen, presenter and wireframe",
            tags: [.lifetime]
        ) { trial in
            for life in lives {
                let run = try await trial.open()
                try await run.live(life)
                await run.letGo()
                await run.letGo(of: \.navigator, replacedBy: NavigatorSpy(log: run.log))
                // An untracked object that leaks is noticed, because the data manager that it holds stays alive.
                await run.letGo(of: \.dataManager, replacedBy: AddDataManagerMock(log: run.log))
                let survivors = try await run.survivors()
                try #require(survivors == [], "Nobody holds the module, its navigator or its data manager.")
            }
        },
        Requirement(
            "ADD-WIREFRAME-11",
            .should,
            "While its screen is shown, the module works even if nobody else holds it.",
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
    /// Presents a screen, and another one after each ending, without keeping a view.
    fileprivate func live(_ endings: [Ending]) async throws {
        try await present()
        for ending in endings {
            switch ending {
            case .save: try save()
            case .cancel: try cancel()
            case .swipe: fixture.navigator.swipeAway()
            case .refusal: try save(TodoItem(name: " ", dueDate: .noon))
            }
            await settle { $0.navigator.presented.isEmpty || ending == .refusal }
            // A module may be dead after a swipe, and a blank name may end it; other requirements check that.
            if fixture.navigator.presented.isEmpty {
                await step("presentAddInterface()") { $0.wireframe.presentAddInterface() }
            }
            if fixture.navigator.presented.isEmpty { return }
        }
    }

    /// Presents a screen, tracks it and has it dismissed, without keeping a view.
    ///
    /// - Parameters:
    ///   - isSaving: Whether it is dismissed by a tap on save, or by one on cancel.
    ///   - blanks: How often a blank name is saved before.
    /// - Returns: The tracker of the screen; `nil` if a blank name has ended the module or disabled its buttons.
    fileprivate func dismissScreen(isSaving: Bool, after blanks: Int) async throws -> Tracker? {
        try await present()
        let screen = fixture.navigator.watchScreen()
        for _ in 0..<blanks {
            try save(TodoItem(name: " ", dueDate: .noon))
            await settle()
            if fixture.navigator.presented.isEmpty { return nil }
        }
        if isSaving { try save() } else { try cancel() }
        await settle { $0.navigator.presented.isEmpty }
        // Another requirement checks whether the buttons still work after a blank name.
        return blanks > 0 && !fixture.navigator.presented.isEmpty ? nil : screen
    }
}

/// How a screen of the module can end; a refusal leaves it there.
private enum Ending {
    case save, cancel, swipe, refusal
}
