import Foundation
import Testing

extension AddViewSpec {
    /// What happens to a view after it was told a minimum and before it is released.
    private static let lives: [[Step]] = {
        let (early, next) = (Date.noon.addingTimeInterval(-86_400), Date.noon.addingTimeInterval(86_400))
        let enter = Step.enter("Buy milk", .noon)
        let told = [
            Step.tell(.setEntryName("Buy milk")), .tell(.setEntryDueDate(.noon)), .tell(.setMinimumDueDate(next)),
        ]
        return [
            [], [enter], [enter, .save], [enter, .save, .cancel], [.cancel], [.save], [enter, .cancel],
            // A blank name and an early date may be refused, here or elsewhere.
            [.enter(" ", .noon), .save], [.enter("", .noon), .save, enter, .save], [.enter("Buy milk", early), .save],
            [.enter("Buy milk", early), .cancel], told, told + told, told + [.save, .save, .cancel, .cancel],
            [enter] + told + [.save],
        ]
    }()

    static let events: [Requirement] = [
        Requirement(
            "ADD-VIEW-05",
            .must,
            "A tap on save passes on once what was entered, to the last character.",
            source: "contract of AddModuleInterface: the user wants to keep an item",
            tags: [.content]
        ) { trial in
            let long = String(repeating: "very long ", count: 20)
            for name in ["Buy milk", " Buy  milk ", "\"it's\" -- 100 % &amp; \\n...", .fragile, "7", long] {
                // Also if only the date or only the name differs from what was entered before.
                for before in [nil, (name, Date.noon.addingTimeInterval(-86_400)), ("Draft", .noon)]
                    as [(String, Date)?]
                {
                    let run = try await trial.open()
                    if let before { run.enter(before.0, before.1) }
                    run.enter(name)
                    await run.step("tapSave()", until: { !$0.eventHandler.calls.isEmpty }) { $0.tapSave() }
                    try #require(run.eventHandler.calls.count == 1)
                    guard case .saveAddAction(let savedName, let dueDate) = run.eventHandler.calls[0] else {
                        Issue.record("\(run.eventHandler.calls[0]) was passed on.")
                        return
                    }
                    #expect(ExactText(savedName) == ExactText(name))
                    #expect(dueDate == .noon)
                }
            }
            // Clearing a name leaves none, and picking a date replaces the one that the view was told.
            for name in ["", "Buy bread"] {
                for isTold in [true, false] {
                    let run = try await trial.open()
                    let before = ("Buy milk", Date.noon.addingTimeInterval(86_400))
                    if isTold {
                        try await run.tell(.setEntryName(before.0))
                        try await run.tell(.setEntryDueDate(before.1))
                    } else {
                        run.enter(before.0, before.1)
                    }
                    run.enter(name)
                    await run.step("tapSave()", until: { !$0.eventHandler.calls.isEmpty }) { $0.tapSave() }
                    let passedOn = run.eventHandler.calls
                    // The view may decide whether to pass on an empty name.
                    if name.isEmpty, passedOn.isEmpty { continue }
                    #expect(passedOn == [.saveAddAction(name: name, dueDate: .noon)], "“Buy milk” was there before.")
                }
            }
        },
        Requirement(
            "ADD-VIEW-06",
            .must,
            "A tap on save passes on what the view was told, if the user has changed nothing since.",
            source: "contract of AddViewInterface: shows a name in the name field",
            tags: [.content]
        ) { trial in
            let run = try await trial.open()
            try await run.tell(.setEntryName("Buy milk"))
            try await run.tell(.setEntryDueDate(.noon))
            await run.step("tapSave()", until: { !$0.eventHandler.calls.isEmpty }) { $0.tapSave() }
            #expect(run.eventHandler.calls == [.saveAddAction(name: "Buy milk", dueDate: .noon)])
            for call in [.setEntryName("Buy eggs"), .setEntryDueDate(.noon)] as [AddViewInterfaceSpy.Call] {
                let run = try await trial.open()
                run.enter("Buy bread", .noon.addingTimeInterval(86_400))
                let (name, dueDate) = { ($0.name, $0.dueDate ?? .noon) }(try await run.tell(call))
                let count = run.eventHandler.calls.count
                await run.step("tapSave()", until: { $0.eventHandler.calls.count > count }) { $0.tapSave() }
                let passedOn = run.eventHandler.calls.dropFirst(count)
                #expect(passedOn == [.saveAddAction(name: name, dueDate: dueDate)], "This is on screen.")
            }
        },
        Requirement(
            "ADD-VIEW-07",
            .must,
            "A tap on cancel is passed on once, whatever was entered.",
            source: "contract of AddModuleInterface: the user does not want to add an item after all"
        ) { trial in
            let (early, late) = (Date.noon.addingTimeInterval(-86_400), Date.noon.addingTimeInterval(86_400))
            for minimum in [nil, Date.noon] {
                for entered in [nil, ("Buy milk", .noon), ("", late), (" ", early), ("Buy milk", early)]
                    as [(String, Date)?]
                {
                    let run = try await trial.open()
                    if let minimum { try await run.tell(.setMinimumDueDate(minimum)) }
                    if let entered { run.enter(entered.0, entered.1) }
                    await run.settle()
                    let count = run.eventHandler.calls.count
                    await run.step("tapCancel()", until: { $0.eventHandler.calls.count > count }) { $0.tapCancel() }
                    #expect(run.eventHandler.calls.dropFirst(minimum == nil ? 0 : count) == [.cancelAddAction])
                }
            }
        },
        Requirement(
            "ADD-VIEW-08",
            .must,
            "Neither a tap on save nor one on cancel changes what was entered.",
            source: "VIPER as published: the view passes on and decides nothing"
        ) { trial in
            let run = try await trial.open()
            run.enter()
            let probe = try run.subject
            let screen = probe.screen()
            await run.step("tapSave()") { $0.tapSave() }
            #expect(probe.screen() == screen)
            await run.step("tapCancel()") { $0.tapCancel() }
            #expect(probe.screen() == screen)
        },
        Requirement(
            "ADD-VIEW-09",
            .must,
            "When the view is told something or typed into, it asks its event handler for nothing.",
            source: "VIPER as published: the view never asks the presenter for data"
        ) { trial in
            let run = try await trial.open()
            let calls: [AddViewInterfaceSpy.Call] = [
                .setEntryName("Buy milk"), .setEntryDueDate(.noon), .setMinimumDueDate(.noon),
            ]
            for call in calls { try await run.tell(call) }
            run.enter("Buy bread", .noon.addingTimeInterval(86_400))
            await run.settle()
            #expect(run.eventHandler.calls == [])
        },
        Requirement(
            "ADD-VIEW-12",
            .should,
            "No due date before the minimum is passed on, whether one was entered or not.",
            source: "contract of AddViewInterface: keeps the user from picking an earlier date",
            tags: [.dates],
            presupposes: ["ADD-VIEW-03", "ADD-VIEW-05"]
        ) { trial in
            let early = Date.noon.addingTimeInterval(-2 * 86_400)
            let stories: [(told: [AddViewInterfaceSpy.Call], entered: Date?, toldThen: [AddViewInterfaceSpy.Call])] = [
                ([.setMinimumDueDate(.noon)], early, []), ([.setMinimumDueDate(.noon)], nil, []),
                ([.setEntryDueDate(early), .setMinimumDueDate(.noon)], nil, []),
                ([.setMinimumDueDate(.noon), .setEntryDueDate(early)], nil, []),
                // This day lies in the future on every machine.
                ([.setMinimumDueDate(.farFuture)], nil, []),
                ([], early, [.setMinimumDueDate(.noon)]),
                ([.setMinimumDueDate(early)], early, [.setMinimumDueDate(.noon)]),
            ]
            for (told, entered, toldThen) in stories {
                let run = try await trial.open()
                try await run.tell(.setEntryName("Buy milk"))
                for call in told { try await run.tell(call) }
                if let entered { run.enter("Buy milk", entered) }
                for call in toldThen { try await run.tell(call) }
                await run.step("tapSave()", until: { !$0.eventHandler.calls.isEmpty }) { $0.tapSave() }
                let minimum = told.contains(.setMinimumDueDate(.farFuture)) ? Date.farFuture : .noon
                let tooEarly = run.eventHandler.calls.filter {
                    // The view may compare whole days, but the day before the minimum is too early.
                    if case .saveAddAction(_, let date) = $0 {
                        date <= minimum.addingTimeInterval(-86_400)
                    } else {
                        false
                    }
                }
                #expect(tooEarly == [], entered == nil ? "No date was entered." : "An earlier date was entered.")
            }
        },
        Requirement(
            "ADD-VIEW-13",
            .must,
            "After a tap on save with a blank name, the next tap on save or cancel is passed on.",
            source: "fault class: buttons that are switched off by a save that was refused",
            presupposes: ["ADD-VIEW-05", "ADD-VIEW-07"]
        ) { trial in
            for isSaving in [true, false] {
                let run = try await trial.open()
                run.enter(" ")
                await run.step("tapSave()") { $0.tapSave() }
                let count = run.eventHandler.calls.count
                run.enter("Buy milk")
                await run.step(isSaving ? "tapSave()" : "tapCancel()", until: { $0.eventHandler.calls.count > count }) {
                    if isSaving { $0.tapSave() } else { $0.tapCancel() }
                }
                let expected: AddModuleInterfaceSpy.Call =
                    isSaving ? .saveAddAction(name: "Buy milk", dueDate: .noon) : .cancelAddAction
                #expect(Array(run.eventHandler.calls.dropFirst(count)) == [expected])
            }
            // A user who finds no better name cancels at once.
            for blank in ["", " "] {
                let run = try await trial.open()
                run.enter(blank)
                for _ in 1...2 { await run.step("tapSave()") { $0.tapSave() } }
                let count = run.eventHandler.calls.count
                await run.step("tapCancel()", until: { $0.eventHandler.calls.count > count }) { $0.tapCancel() }
                let passedOn = Array(run.eventHandler.calls.dropFirst(count))
                #expect(passedOn == [.cancelAddAction], "Nothing was entered since the blank name.")
            }
        },
        Requirement(
            "ADD-VIEW-14",
            .must,
            "After a tap on save or cancel, the next tap is passed on, if the view was told something or typed into since.",
            source: "fault class: a view that is kept, whose buttons work only once",
            presupposes: [
                "ADD-VIEW-04", "ADD-VIEW-05", "ADD-VIEW-06", "ADD-VIEW-07", "ADD-VIEW-08", "ADD-VIEW-09", "ADD-VIEW-13",
            ]
        ) { trial in
            for isSavingFirst in [true, false] {
                for isSavingThen in [true, false] {
                    // The new input may be the same, or differ in the name or the date.
                    for news in [.told, .typed, .typedName, .typedDate, .typedOver] + News.alone {
                        let run = try await trial.open()
                        for count in 0...2 {
                            let name = [.typedName, .typedOver].contains(news) ? "Buy milk \(count)" : "Buy milk"
                            let days = [.typedDate, .typedOver].contains(news) ? Double(count) : 0
                            let dueDate = Date.noon.addingTimeInterval(days * 86_400)
                            let calls: [AddViewInterfaceSpy.Call] = [
                                .setMinimumDueDate(.noon), .setEntryName(name), .setEntryDueDate(dueDate),
                            ]
                            if let index = News.alone.firstIndex(of: news), count > 0 {
                                try await run.tell(calls[index])
                            } else if news == .told || count == 0 && (News.alone + [.typedOver]).contains(news) {
                                for call in calls { try await run.tell(call) }
                            } else {
                                run.enter(name, dueDate)
                            }
                            let isSaving = count == 0 ? isSavingFirst : isSavingThen
                            await run.step(
                                isSaving ? "tapSave()" : "tapCancel()",
                                until: { $0.eventHandler.calls.count > count }
                            ) {
                                if isSaving { $0.tapSave() } else { $0.tapCancel() }
                            }
                            let passedOn = Array(run.eventHandler.calls.dropFirst(count))
                            let expected: AddModuleInterfaceSpy.Call =
                                isSaving ? .saveAddAction(name: name, dueDate: dueDate) : .cancelAddAction
                            try #require(passedOn == [expected], "It is tap number \(count + 1).")
                        }
                    }
                }
            }
        },
        Requirement(
            "ADD-VIEW-15",
            .should,
            "Two views that exist at the same time each start empty, and pass on what was entered in them.",
            source: "fault class: a draft that all views share, while the application has two windows",
            tags: [.content],
            presupposes: ["ADD-VIEW-03", "ADD-VIEW-05", "ADD-VIEW-07", "ADD-VIEW-09"]
        ) { trial in
            let first = try await trial.open()
            try await first.tell(.setMinimumDueDate(.farFuture))
            first.enter("Draft", .farFuture)
            let second = try await trial.open()
            #expect(try second.subject.screen().name == "", "“Draft” was entered on the other view.")
            second.enter("Buy milk", .noon)
            for (run, name, dueDate) in [(first, "Draft", Date.farFuture), (second, "Buy milk", .noon)] {
                await run.step("tapSave()", until: { !$0.eventHandler.calls.isEmpty }) { $0.tapSave() }
                let expected = AddModuleInterfaceSpy.Call.saveAddAction(name: name, dueDate: dueDate)
                #expect(run.eventHandler.calls == [expected], "There is another view at the same time.")
            }
        },
        Requirement(
            "ADD-VIEW-10",
            .must,
            "The view holds its event handler.",
            source: "contract of ViewRole: the one strong reference from the view into its module",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.open()
            try await run.tell(.setMinimumDueDate(.noon))
            await run.letGo(of: \.eventHandler, replacedBy: AddModuleInterfaceSpy(log: run.log))
            #expect(
                run.alive == ["AddModuleInterfaceSpy"],
                "The event handler is gone, although the view is still there."
            )
        },
        Requirement(
            "ADD-VIEW-11",
            .must,
            "When the view is released, it and its event handler are deallocated, whatever has happened.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            for life in lives {
                let run = try await trial.open()
                try await run.tell(.setMinimumDueDate(.noon))
                for step in life {
                    switch step {
                    case .tell(let call): try await run.tell(call)
                    case .enter(let name, let dueDate): run.enter(name, dueDate)
                    case .save: await run.step("tapSave()") { $0.tapSave() }
                    case .cancel: await run.step("tapCancel()") { $0.tapCancel() }
                    }
                }
                await run.letGo()
                await run.letGo(of: \.eventHandler, replacedBy: AddModuleInterfaceSpy(log: run.log))
                let survivors = try await run.survivors()
                try #require(survivors == [], "Nobody holds the view any more, and nobody else its event handler.")
            }
        },
    ]
}

/// What the view is told, or what the user types, between two taps.
private enum News {
    case told, typed, typedName, typedDate, typedOver, toldMinimum, toldName, toldDate

    /// The single values that the view is told again, after it was told all three.
    static let alone = [News.toldMinimum, .toldName, .toldDate]
}

/// What can happen to an add view.
private enum Step {
    case tell(AddViewInterfaceSpy.Call)
    case enter(_ name: String, _ dueDate: Date)
    case save, cancel
}

extension Date {
    /// Noon of 21 May 2114.
    fileprivate static let farFuture = CivilDay(2114, 5, 21).at(12, in: .gmt)
}
