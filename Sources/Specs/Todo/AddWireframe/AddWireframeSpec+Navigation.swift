import Foundation
import Testing

extension AddWireframeSpec {
    private static let item = TodoItem(name: "Buy milk", dueDate: .noon.addingTimeInterval(86_400))

    static let navigation: [Requirement] = [
        Requirement(
            "ADD-WIREFRAME-01",
            .must,
            "Presenting the module presents one add screen.",
            source: "contract of AddWireframeInterface: over what is on screen"
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            #expect(run.navigator.calls == [.present])
        },
        Requirement(
            "ADD-WIREFRAME-02",
            .must,
            "On the screen, today is the earliest day that can be picked.",
            source: "VIPER as published: the wireframe has the presenter prepare the view",
            tags: [.dates],
            presupposes: ["ADD-WIREFRAME-12"]
        ) { trial in
            let run = try await trial.open()
            // Also on a second screen of the same day.
            for times in 1...3 {
                try await run.present()
                let minimum = try #require(
                    try run.view.screen().minimumDueDate,
                    "Times that it was presented: \(times)"
                )
                #expect(minimum >= CivilDay(2014, 5, 21).start(in: .gmt))
                #expect(minimum <= run.clock.now)
                try run.cancel()
                await run.settle { $0.navigator.presented.isEmpty }
            }
        },
        Requirement(
            "ADD-WIREFRAME-03",
            .must,
            "A tap on cancel dismisses the screen and tells the delegate, in this order, and stores nothing.",
            source: "VIPER as published: event handler, wireframe and delegate are connected"
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            try run.cancel()
            await run.settle { !$0.delegate.calls.isEmpty }
            #expect(
                run.log.calls.dropFirst() == [
                    run.navigator.logged(.dismiss),
                    run.delegate.logged(.addModuleDidCancelAddAction),
                ]
            )
        },
        Requirement(
            "ADD-WIREFRAME-04",
            .must,
            "A tap on save stores what was entered, dismisses the screen and tells the delegate, in this order.",
            source: "VIPER as published: event handler, interactor, data manager, wireframe and delegate are connected"
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            try run.save(item)
            await run.settle { !$0.delegate.calls.isEmpty }
            #expect(
                run.log.calls.dropFirst() == [
                    run.dataManager.logged(.addNewEntry(item)),
                    run.navigator.logged(.dismiss),
                    run.delegate.logged(.addModuleDidSaveAddAction),
                ]
            )
        },
        Requirement(
            "ADD-WIREFRAME-05",
            .must,
            "Dismissing the module dismisses its screen, and tells and stores nothing.",
            source: "contract of AddWireframeInterface: dismisses the add module again"
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            await run.step("dismissAddInterface()", until: { $0.navigator.presented.isEmpty }) {
                $0.wireframe.dismissAddInterface()
            }
            #expect(run.log.calls.dropFirst() == [run.navigator.logged(.dismiss)])
        },
        Requirement(
            "ADD-WIREFRAME-06",
            .must,
            "A module that is presented again is empty, and stores what is entered then.",
            source: "fault class: a view that is used twice, a presenter that works once"
        ) { trial in
            // A dismissed screen may stay in memory for a while, as long as it is moving out of sight.
            for (isKept, isTapped) in [(true, true), (false, true), (false, false)] {
                let run = try await trial.open()
                try await run.present()
                let first = isKept ? try run.view : nil
                try run.tap("enter()") { $0.enter("Draft", item.dueDate) }
                if isTapped { try run.cancel() } else { run.dismiss() }
                await run.settle { $0.navigator.presented.isEmpty }
                try await run.present()
                #expect(try run.view.screen().name == "")
                try run.save(item)
                await run.settle { $0.navigator.presented.isEmpty }
                #expect(run.navigator.presented.count == 0)
                #expect(run.dataManager.calls == [.addNewEntry(item)])
                #expect(run.delegate.calls.last == .addModuleDidSaveAddAction)
                #expect(run.delegate.calls.dropLast() == (isTapped ? [.addModuleDidCancelAddAction] : []))
                #expect(run.navigator.calls == [.present, .dismiss, .present, .dismiss])
                withExtendedLifetime(first) {}
                try await run.present()
                #expect(try run.view.screen().name == "", "An item was saved before.")
            }
        },
        Requirement(
            "ADD-WIREFRAME-13",
            .must,
            "After a blank name was refused on the screen, the user can save a better one, or cancel.",
            source: "fault class: buttons that are dead after a save that was refused",
            presupposes: ["ADD-WIREFRAME-01", "ADD-WIREFRAME-03", "ADD-WIREFRAME-04"]
        ) { trial in
            for isSaving in [true, false] {
                let run = try await trial.open()
                try await run.present()
                try run.save(TodoItem(name: " ", dueDate: item.dueDate))
                await run.settle()
                // The delegate may be told how the module ended only after the screen has gone.
                if run.navigator.presented.isEmpty { await run.settle { !$0.delegate.calls.isEmpty } }
                let isSilent = run.navigator.presented.isEmpty && run.delegate.calls.isEmpty
                try #require(!isSilent, "The screen was taken away, and nobody told how it ended.")
                guard run.log.calls.count == 1 else { throw NotApplicable("A blank name ends the module.") }
                if isSaving { try run.save(item) } else { try run.cancel() }
                await run.settle { !$0.delegate.calls.isEmpty }
                #expect(run.navigator.calls == [.present, .dismiss])
                #expect(run.dataManager.calls == (isSaving ? [.addNewEntry(item)] : []))
                #expect(run.delegate.calls == [isSaving ? .addModuleDidSaveAddAction : .addModuleDidCancelAddAction])
            }
        },
        Requirement(
            "ADD-WIREFRAME-16",
            .should,
            "After the user has swiped the screen away, the module can be presented again, is empty then, and works.",
            source: "fault class: a flag that only the module's own dismissal resets",
            presupposes: ["ADD-WIREFRAME-06"]
        ) { trial in
            let run = try await trial.open()
            for draft in ["Draft", " ", nil] {
                try await run.presentAndSwipeAway(typing: draft)
                try await run.present()
                #expect(try run.view.screen().name == "")
                run.navigator.swipeAway()
                await run.settle()
            }
            try await run.present()
            try run.save(item)
            await run.settle { !$0.delegate.calls.isEmpty }
            #expect(run.navigator.presented.count == 0)
            #expect(run.dataManager.calls == [.addNewEntry(item)])
        },
        Requirement(
            "ADD-WIREFRAME-18",
            .must,
            "Presenting the module dismisses no other screen, even after its own was swiped away.",
            source: "contract of AddWireframeInterface: over what is on screen",
            presupposes: ["ADD-WIREFRAME-01"]
        ) { trial in
            for draft in ["Draft", nil] {
                let run = try await trial.open()
                try await run.presentAndSwipeAway(typing: draft)
                let other = OtherScreen()
                run.navigator.present(other)
                await run.step("presentAddInterface()") { $0.wireframe.presentAddInterface() }
                let isThere = run.navigator.presented.contains { $0 === other }
                #expect(isThere, "A screen of somebody else was on.")
                #expect(run.navigator.calls.filter { $0 == .dismiss } == [], "Nobody has asked to dismiss anything.")
            }
        },
        Requirement(
            "ADD-WIREFRAME-17",
            .should,
            "If the module is presented again while the delegate is told how it ended, a new screen appears and works.",
            source: "fault class: a flag that is reset after everybody was told",
            presupposes: ["ADD-WIREFRAME-01", "ADD-WIREFRAME-03", "ADD-WIREFRAME-04", "ADD-WIREFRAME-06"]
        ) { trial in
            for ending in [AddModuleDelegateSpy.Call.addModuleDidSaveAddAction, .addModuleDidCancelAddAction] {
                let isSaving = ending == .addModuleDidSaveAddAction
                let run = try await trial.open()
                run.during(run.delegate.logged(ending)) { run in
                    run.act("presentAddInterface()") { $0.wireframe.presentAddInterface() }
                }
                try await run.present()
                if isSaving { try run.save(item) } else { try run.cancel() }
                await run.settle { !$0.delegate.calls.isEmpty && !$0.navigator.presented.isEmpty }
                #expect(run.navigator.presented.count == 1, "The delegate was told \(ending).")
                guard !run.navigator.presented.isEmpty else { continue }
                try run.save(item)
                await run.settle { $0.navigator.presented.isEmpty }
                #expect(run.navigator.presented.count == 0, "The delegate was told \(ending).")
                #expect(run.dataManager.calls.count == (isSaving ? 2 : 1), "The delegate was told \(ending).")
            }
        },
        Requirement(
            "ADD-WIREFRAME-21",
            .must,
            "If the delegate is gone, what is saved is stored, and saving and cancelling dismiss the screen.",
            source: "contract of ModuleDelegateRole: it is held weakly by the module",
            presupposes: ["ADD-WIREFRAME-03", "ADD-WIREFRAME-04", "ADD-WIREFRAME-09"]
        ) { trial in
            for isSaving in [true, false] {
                let run = try await trial.open()
                try await run.present()
                await run.letGo(of: \.delegate, replacedBy: AddModuleDelegateSpy(log: run.log))
                if isSaving { try run.save(item) } else { try run.cancel() }
                await run.settle { $0.navigator.presented.isEmpty }
                #expect(run.navigator.presented.count == 0)
                #expect(run.dataManager.calls == (isSaving ? [.addNewEntry(item)] : []))
            }
        },
        Requirement(
            "ADD-WIREFRAME-20",
            .should,
            "A second tap on save or cancel dismisses no other screen.",
            source: "fault class: a double tap during the animation",
            presupposes: ["ADD-WIREFRAME-01", "ADD-WIREFRAME-03", "ADD-WIREFRAME-04"]
        ) { trial in
            for isSaving in [true, false] {
                for isCancelledThen in [true, false] {
                    let run = try await trial.open()
                    let other = OtherScreen()
                    run.navigator.present(other)
                    try await run.present()
                    try run.tap("enter(\(item)), two taps") { view in
                        view.enter(item.name, item.dueDate)
                        if isSaving { view.tapSave() } else { view.tapCancel() }
                        if isCancelledThen { view.tapCancel() } else { view.tapSave() }
                    }
                    await run.settle { !$0.delegate.calls.isEmpty }
                    await run.settle()
                    let isThere = run.navigator.presented.contains { $0 === other }
                    #expect(isThere, "The screen below was somebody else's.")
                }
            }
        },
        Requirement(
            "ADD-WIREFRAME-19",
            .should,
            "Two wireframes that exist at the same time each present and dismiss their own screen.",
            source: "fault class: a screen or a flag that all wireframes share, while the application has two windows",
            presupposes: ["ADD-WIREFRAME-01", "ADD-WIREFRAME-03", "ADD-WIREFRAME-04", "ADD-WIREFRAME-06"]
        ) { trial in
            for isLaterFirst in [false, true] {
                let runs = [try await trial.open(), try await trial.open()]
                for run in runs { try await run.present() }
                for run in isLaterFirst ? runs.reversed() : runs {
                    try run.save(item)
                    await run.settle { !$0.delegate.calls.isEmpty }
                    let other: Comment = "There is another wireframe at the same time."
                    #expect(run.navigator.calls == [.present, .dismiss], other)
                    #expect(run.dataManager.calls == [.addNewEntry(item)], other)
                    #expect(run.delegate.calls == [.addModuleDidSaveAddAction], other)
                }
            }
        },
        .quiet(
            "ADD-WIREFRAME-07",
            "Until the wireframe is asked, it shows nothing.",
            start: { try await $0.open() },
            ask: { try await $0.present() }
        ),
    ]
}

extension Run<AddWireframeSpec> {
    fileprivate func dismiss() {
        act("dismissAddInterface()") { $0.wireframe.dismissAddInterface() }
    }

    /// Presents a screen and swipes it away, without a tap on a button and without keeping a view.
    ///
    /// - Parameter draft: What is typed before; `nil` for nothing.
    fileprivate func presentAndSwipeAway(typing draft: String?) async throws {
        try await present()
        if let draft { try tap("enter(“\(draft)”)") { $0.enter(draft, .noon) } }
        fixture.navigator.swipeAway()
        await settle()
    }
}

/// A screen that belongs to no module.
private final class OtherScreen {}
