import Foundation
import Testing

extension TodoAssemblySpec {
    static let troubles: [Requirement] = [
        Requirement(
            "TODO-ASSEMBLY-06",
            .must,
            "Each item that is saved while the list waits for its items is in the list in the end.",
            source: "fault class: an older answer that overwrites a newer one, or a request too few",
            tags: [.answers],
            presupposes: ["TODO-ASSEMBLY-04"]
        ) { trial in
            for names in [["Buy milk"], ["Buy milk", "Buy bread"], ["Buy milk", "Buy bread", "Buy eggs"]] {
                let fixture = Fixture()
                let reads = fixture.store.reads
                reads.hold()
                let run = try await trial.start(fixture)
                let list = try await run.start()
                for name in names {
                    try await run.add(.story(name, in: 0), on: list)
                    await run.settle()
                }
                reads.give()
                // The newest question is answered first, and the answers to earlier ones are out of date.
                for held in reads.held.reversed() {
                    held.give()
                    await run.settle()
                }
                await run.settle { _ in list.screen().titles["Today"]?.count == names.count }
                #expect(list.screen().titles.mapValues { $0.sorted() } == ["Today": names.sorted()])
                // The last answer belongs to the oldest question, and must not be kept.
                await run.step("appear()") { _ in list.appear() }
                await run.settle { _ in list.screen().titles["Today"]?.count == names.count }
                let titles = list.screen().titles.mapValues { $0.sorted() }
                #expect(titles == ["Today": names.sorted()], "The list has appeared again.")
            }
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
            let run = try await trial.start(fixture)
            let list = try await run.start()
            try await run.add(.story("Buy milk", in: 0), on: list)
            await run.settle { !$0.store.saves.held.isEmpty }
            try #require(run.store.saves.held.first).give()
            await run.settle { _ in !list.screen().sections.isEmpty }
            #expect(list.screen().titles == ["Today": ["Buy milk"]])
        },
        Requirement(
            "TODO-ASSEMBLY-20",
            .must,
            "Items that are saved slowly are all in the list in the end, even if some are alike or the list appears in between.",
            source: "fault class: a question that overtakes the second save, since the first is done",
            tags: [.answers],
            presupposes: ["TODO-ASSEMBLY-04", "TODO-ASSEMBLY-07"]
        ) { trial in
            for (names, isAppearing) in [
                (["Buy milk", "Buy bread"], true), (["Buy milk", "Buy bread"], false),
                (["Buy milk", "Buy bread", "Buy milk"], false), (["Buy milk", "Buy milk"], false),
            ] {
                let fixture = Fixture()
                let saves = fixture.store.saves
                saves.hold()
                let run = try await trial.start(fixture)
                let list = try await run.start()
                for name in names { try await run.add(.story(name, in: 0), on: list) }
                for count in 1...names.count {
                    await run.settle { _ in saves.held.count >= count }
                    let asked = saves.held.count
                    try #require(asked >= count, "The store has to be asked to save \(names.count) items.")
                    saves.held[count - 1].give()
                    await run.settle()
                    if count == 1, isAppearing { await run.step("appear()") { _ in list.appear() } }
                }
                await run.settle { _ in list.screen().titles["Today"]?.count == names.count }
                #expect(list.screen().titles.mapValues { $0.sorted() } == ["Today": names.sorted()])
            }
            // Of several saves that are in progress, the newest may finish first.
            let fixture = Fixture()
            let saves = fixture.store.saves
            saves.hold()
            let run = try await trial.start(fixture)
            let list = try await run.start()
            let names = ["Buy bread", "Buy eggs", "Buy milk"]
            for name in names { try await run.add(.story(name, in: 0), on: list) }
            for count in 1...names.count {
                await run.settle { _ in saves.held.count >= count }
                saves.held.last { $0.count == 0 }?.give()
                await run.settle()
            }
            await run.settle { _ in list.screen().titles["Today"]?.count == names.count }
            #expect(list.screen().titles.mapValues { $0.sorted() } == ["Today": names], "The newest was done first.")
        },
        Requirement(
            "TODO-ASSEMBLY-28",
            .should,
            "A list that waits for its items while the add screen comes and goes then shows them, or that there are none.",
            source: "fault class: an answer that is kept back as long as nobody has told how adding ended",
            tags: [.answers],
            presupposes: ["TODO-ASSEMBLY-01", "TODO-ASSEMBLY-02", "TODO-ASSEMBLY-03"]
        ) { trial in
            for (isSwiped, isLate) in [(false, false), (true, false), (false, true)] {
                for names in [[], ["Get a haircut"]] {
                    let fixture = Fixture()
                    for name in names { await fixture.store.put(.story(name, in: 0)) }
                    let reads = fixture.store.reads
                    reads.hold()
                    let run = try await trial.start(fixture)
                    let list = try await run.start()
                    await run.settle { _ in !reads.held.isEmpty }
                    try await run.tapAdd(on: list)
                    if isLate { try await run.cancelDraft() }
                    run.answerReads()
                    await run.settle()
                    if isSwiped { run.navigator.swipeAway() } else if !isLate { try await run.cancelDraft() }
                    let expected = names.isEmpty ? [:] : ["Today": names]
                    await run.settle { _ in
                        list.screen().titles == expected && list.screen().showsNoContentMessage == names.isEmpty
                    }
                    if isSwiped { await run.step("appear()") { _ in list.appear() } }
                    #expect(list.screen().titles == expected)
                    #expect(list.screen().showsNoContentMessage == names.isEmpty)
                }
            }
        },
        Requirement(
            "TODO-ASSEMBLY-30",
            .should,
            "While the list waits for items, it keeps those that it showed; at first it shows neither items nor the no-content message.",
            source: "fault class: the screen emptied at each refresh, or “nothing to do” on it",
            tags: [.answers],
            presupposes: ["TODO-ASSEMBLY-01", "TODO-ASSEMBLY-02", "TODO-ASSEMBLY-27"]
        ) { trial in
            for names in [[], ["Get a haircut"]] {
                let fixture = Fixture()
                for name in names { await fixture.store.put(.story(name, in: 0)) }
                let reads = fixture.store.reads
                reads.hold()
                let run = try await trial.start(fixture)
                let list = try await run.start()
                await run.settle { _ in !reads.held.isEmpty }
                #expect(list.screen() == ListScreen(showsNoContentMessage: false, sections: []))
                @MainActor func answer() async {
                    run.answerReads()
                    await run.settle { _ in
                        let screen = list.screen()
                        return screen.sections.isEmpty == names.isEmpty
                            && screen.showsNoContentMessage == names.isEmpty
                    }
                }
                await answer()
                let before = list.screen()
                var count = reads.held.count
                reads.hold()
                await run.step("appear()", until: { _ in reads.held.count > count }) { _ in list.appear() }
                #expect(list.screen() == before, "The list has appeared again.")
                await answer()
                reads.hold()
                try await run.tapAdd(on: list)
                try await run.cancelDraft()
                await run.settle()
                #expect(list.screen() == before, "Another item was not added after all.")
                await answer()
                // Once an item was added, the list may take back that there is nothing.
                count = reads.held.count
                reads.hold()
                try await run.add(.story("Plan summer", in: 40), on: list)
                await run.settle { _ in reads.held.count > count }
                #expect(list.screen().sections == before.sections, "An item was added.")
                #expect(names.isEmpty || !list.screen().showsNoContentMessage, "An item was added.")
                await answer()
                // When another day has begun, the items that were shown may go.
                reads.hold()
                run.set(run.clock, to: CivilDay(2014, 5, 22).at(12, in: .gmt))
                await run.step("appear()") { _ in list.appear() }
                let isKnown = names.isEmpty || !list.screen().showsNoContentMessage
                #expect(isKnown, "The list has appeared on another day, and says that there is nothing.")
                // Nor do they come back.
                run.answerReads()
                await run.settle { _ in list.screen().showsNoContentMessage }
                let nextDay = list.screen()
                reads.hold()
                await run.step("appear()") { _ in list.appear() }
                #expect(list.screen() == nextDay, "The list has appeared twice on another day.")
            }
        },
        Requirement(
            "TODO-ASSEMBLY-08",
            .must,
            "An item that could not be saved is not in the list, but all others are, and so is the next one.",
            source: "contract of TodoStore: the item is not kept then, and all others are",
            tags: [.answers],
            presupposes: ["TODO-ASSEMBLY-04", "TODO-ASSEMBLY-07"]
        ) { trial in
            for others in [[], ["Get a haircut"]] {
                let fixture = Fixture()
                for name in others { await fixture.store.put(.story(name, in: 1)) }
                let run = try await trial.start(fixture)
                let list = try await run.start()
                let expected = others.isEmpty ? [:] : ["Tomorrow": others]
                await run.settle { _ in list.screen().titles == expected }
                run.store.saves.fail(Offline())
                for count in 1...4 {
                    try await run.add(.story("Lost", in: 0), on: list)
                    await run.settle { $0.store.saved.count >= count && list.screen().titles == expected }
                    let others: Comment = others.isEmpty ? "There is no other." : "The other item was saved before."
                    #expect(list.screen().titles == expected, others)
                    if !run.navigator.presented.isEmpty {
                        try run.tap("tapCancel()") { $0.tapCancel() }
                        await run.settle { $0.navigator.presented.isEmpty }
                    }
                }
                // The next item is saved slowly, so that a module that no longer waits for saves is noticed.
                let saves = run.store.saves
                saves.hold()
                try await run.add(.story("Kept", in: 0), on: list)
                await run.settle { _ in !saves.held.isEmpty }
                saves.give()
                for held in saves.held where held.count == 0 { held.give() }
                await run.settle { _ in list.screen().titles["Today"] != nil }
                #expect(list.screen().titles == expected.merging(["Today": ["Kept"]]) { $1 })
            }
        },
        Requirement(
            "TODO-ASSEMBLY-26",
            .must,
            "If items are saved slowly, those that fail are not in the list in the end, and those after them are.",
            source: "contract of TodoStore: the item is not kept then, and all others are",
            tags: [.answers],
            presupposes: ["TODO-ASSEMBLY-08", "TODO-ASSEMBLY-20"]
        ) { trial in
            let names = ["Buy milk", "Buy bread", "Buy eggs", "Buy salt"]
            for failures in 1...3 {
                let (lost, kept) = (names.prefix(failures), names.dropFirst(failures))
                let fixture = Fixture()
                let saves = fixture.store.saves
                saves.hold()
                let run = try await trial.start(fixture)
                let list = try await run.start()
                for name in names { try await run.add(.story(name, in: 0), on: list) }
                // A module may retry a save that failed, but has to give up in the end.
                for index in 0..<10 * names.count {
                    await run.settle { _ in
                        saves.held.count > index || list.screen().titles["Today"]?.count == kept.count
                    }
                    guard saves.held.count > index else { break }
                    let isLost = try lost.contains(saves.held[index].arguments.name)
                    if isLost { saves.held[index].fail(Offline()) } else { saves.held[index].give() }
                    await run.settle()
                }
                await run.settle { _ in list.screen().titles["Today"]?.count == kept.count }
                let titles = list.screen().titles.mapValues { $0.sorted() }
                #expect(titles == ["Today": kept.sorted()], "The first \(failures) of four could not be saved.")
            }
        },
        Requirement(
            "TODO-ASSEMBLY-15",
            .must,
            "After items could not be read, the list shows them when it appears again.",
            source: "contract of ListDataManager: the completion is handed nil if there is nothing to hand over",
            tags: [.answers],
            presupposes: ["TODO-ASSEMBLY-02", "TODO-ASSEMBLY-05"]
        ) { trial in
            let fixture = Fixture()
            await fixture.store.put(.story("Get a haircut", in: 0))
            fixture.store.reads.fail(Offline())
            let run = try await trial.start(fixture)
            let list = try await run.start()
            await run.settle()
            run.store.reads.give()
            await run.step("appear()", until: { _ in !list.screen().sections.isEmpty }) { _ in list.appear() }
            #expect(list.screen().titles == ["Today": ["Get a haircut"]])
            run.store.reads.fail(Offline())
            await run.step("appear()") { _ in list.appear() }
            run.store.reads.give()
            try await run.add(.story("Buy milk", in: 1), on: list)
            await run.settle { _ in list.screen().sections.count == 2 }
            #expect(list.screen().titles == ["Today": ["Get a haircut"], "Tomorrow": ["Buy milk"]])
        },
        Requirement(
            "TODO-ASSEMBLY-16",
            .should,
            "What could not be read or saved is reported.",
            source: "fault class: an item that is lost silently",
            presupposes: ["TODO-ASSEMBLY-01", "TODO-ASSEMBLY-02", "TODO-ASSEMBLY-04"]
        ) { trial in
            let fixture = Fixture()
            fixture.store.reads.fail(Offline())
            let run = try await trial.start(fixture)
            try run.failures.needListener()
            let list = try await run.start()
            for number in 1...2 {
                let count = run.failures.count
                if number == 2 { await run.step("appear()") { _ in list.appear() } }
                await run.settle { number == 1 ? $0.failures.count > 0 : $0.failures.count > count }
                let isReadReported = run.failures.count > (number == 1 ? 0 : count)
                #expect(
                    isReadReported,
                    number == 1 ? "Nobody was told why there are no items." : "The list has appeared once more."
                )
            }
            run.store.reads.give()
            run.store.saves.fail(Offline())
            for number in 1...2 {
                let count = run.failures.count
                try await run.add(.story("Lost", in: 0), on: list)
                await run.settle { $0.failures.count > count }
                let isSaveReported = run.failures.count > count
                #expect(
                    isSaveReported,
                    number == 1 ? "Nobody was told that the item is lost." : "It is the second one."
                )
                guard !run.navigator.presented.isEmpty else { continue }
                try run.tap("tapCancel()") { $0.tapCancel() }
                await run.settle { $0.navigator.presented.isEmpty }
            }
        },
        Requirement(
            "TODO-ASSEMBLY-17",
            .must,
            "After a blank name was refused, the user can save a better one, or cancel.",
            source: "fault class: buttons that are dead after a save that was refused",
            presupposes: ["TODO-ASSEMBLY-02", "TODO-ASSEMBLY-03"]
        ) { trial in
            for isSaving in [true, false] {
                let run = try await trial.start(Fixture())
                try await run.tapAdd(on: try await run.start())
                try run.tap("enter(“ ”), tapSave()") { view in
                    view.enter(" ", .noon)
                    view.tapSave()
                }
                await run.settle()
                guard !run.navigator.presented.isEmpty else { throw NotApplicable("A blank name ends the module.") }
                if isSaving {
                    try await run.save(.story("Buy milk", in: 0))
                } else {
                    try run.tap("tapCancel()") { $0.tapCancel() }
                }
                await run.settle { $0.navigator.presented.isEmpty }
                await run.settle { !isSaving || !$0.store.saved.isEmpty }
                #expect(run.navigator.calls == [.setRoot, .present, .dismiss])
                #expect(run.store.saved.map(\.name) == (isSaving ? ["Buy milk"] : []))
            }
        },
        Requirement(
            "TODO-ASSEMBLY-31",
            .should,
            "An item with an empty or blank name is neither stored nor in the list.",
            source: "fault class: lines without a title in the list",
            tags: [.content],
            presupposes: ["TODO-ASSEMBLY-01", "TODO-ASSEMBLY-02"]
        ) { trial in
            for name in ["", " ", "\n", " \n\t", "\u{A0}\u{3000}"] {
                let run = try await trial.start(Fixture())
                let list = try await run.start()
                try await run.tapAdd(on: list)
                try run.tap("enter(\(name.debugDescription)), tapSave()") { view in
                    view.enter(name, .noon)
                    view.tapSave()
                }
                await run.settle()
                #expect(run.store.saved == [], "The name is \(name.debugDescription).")
                #expect(list.screen().sections == [], "The name is \(name.debugDescription).")
            }
        },
        Requirement(
            "TODO-ASSEMBLY-18",
            .should,
            "After the user has swiped the add screen away, it can be shown again, is empty then, and works.",
            source: "fault class: a flag that only the module's own dismissal resets",
            presupposes: ["TODO-ASSEMBLY-02", "TODO-ASSEMBLY-04", "TODO-ASSEMBLY-10"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let list = try await run.start()
            for draft in ["Draft", nil] {
                try await run.swipeScreenAway(of: list, typing: draft)
                try await run.tapAdd(on: list)
                #expect(try run.addView.screen().name == "")
                run.navigator.swipeAway()
                await run.settle()
            }
            #expect(run.navigator.calls.filter { $0 == .dismiss } == [], "Nothing was there that could be dismissed.")
            try await run.add(.story("Buy milk", in: 0), on: list)
            await run.settle { _ in !list.screen().sections.isEmpty }
            #expect(list.screen().titles == ["Today": ["Buy milk"]])
        },
        Requirement(
            "TODO-ASSEMBLY-09",
            .should,
            "A second or third tap on add before the screen is there presents no second one.",
            source: "fault class: a double tap during the animation"
        ) { trial in
            let run = try await trial.start(Fixture())
            let list = try await run.start()
            await run.step("tapAdd(), tapAdd(), tapAdd()", until: { !$0.navigator.presented.isEmpty }) { _ in
                for _ in 1...3 { list.tapAdd() }
            }
            #expect(run.navigator.presented.count == 1)
        },
        Requirement(
            "TODO-ASSEMBLY-10",
            .must,
            "An add screen that was dismissed is deallocated, and the list stays.",
            source: "VIPER as published: the view's life is the module's life",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.start(Fixture())
            let list = try await run.start()
            let screen = try await run.dismissScreen(of: list)
            await run.settle { _ in screen.alive.isEmpty }
            #expect(screen.alive == [], "The screen outlived its time on the navigator.")
            #expect(run.navigator.stack.count == 1)
        },
        Requirement(
            "TODO-ASSEMBLY-11",
            .must,
            "When the application and the navigator are released while both screens are shown, everything is deallocated.",
            source: "fault class: a cycle across modules",
            tags: [.lifetime],
            presupposes: ["TODO-ASSEMBLY-04"]
        ) { trial in
            let run = try await trial.start(Fixture())
            try await run.showBothScreens()
            await run.letGo()
            await run.letGo(of: \.navigator, replacedBy: NavigatorSpy(log: run.log))
            // An untracked object that leaks is noticed, because the store that it holds stays alive.
            await run.letGo(of: \.store, replacedBy: StagedTodoStore(log: run.log))
            let survivors = try await run.survivors()
            #expect(survivors == [], "Nobody holds the application any more, nor its navigator, nor its store.")
        },
    ]
}

// Helpers that keep the view of an add screen to themselves, so that a requirement does not keep it alive.

extension Run<TodoAssemblySpec> {
    /// Adds an item, and taps add once more.
    fileprivate func showBothScreens() async throws {
        let list = try await start()
        try await add(.story("Buy milk", in: 0), on: list)
        try await tapAdd(on: list)
    }

    /// Taps add, and swipes the add screen away without a tap on a button.
    ///
    /// - Parameters:
    ///   - list: The list on which add is tapped.
    ///   - draft: What is typed before; `nil` for nothing.
    fileprivate func swipeScreenAway(of list: ListViewProbe, typing draft: String?) async throws {
        try await tapAdd(on: list)
        if let draft { try tap("enter(“\(draft)”)") { $0.enter(draft, .noon) } }
        fixture.navigator.swipeAway()
        await settle()
    }

    /// Taps add, cancels, and returns a tracker of the screen that was presented.
    fileprivate func dismissScreen(of list: ListViewProbe) async throws -> Tracker {
        try await tapAdd(on: list)
        let screen = fixture.navigator.watchScreen()
        try tap("tapCancel()") { $0.tapCancel() }
        await settle { $0.navigator.presented.isEmpty }
        return screen
    }
}
