import Foundation
import Testing

extension ListPresenterSpec {
    static let events: [Requirement] = [
        Requirement(
            "LIST-PRESENTER-07",
            .must,
            "When the view asks for an update, the interactor is asked once, and nobody else is asked anything.",
            source: "contract of ListModuleInterface: the view has appeared"
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.update { !$0.interactor.calls.isEmpty }
            #expect(run.interactor.calls == [.findUpcomingItems])
            #expect(run.wireframe.calls == [])
            for past in ListPresenterPast.allCases where past != .waiting {
                let run = try await trial.start(Fixture())
                await run.play(past)
                let (finds, presented) = (run.interactor.calls.count, run.wireframe.calls.count)
                await run.update { $0.interactor.calls.count > finds }
                #expect(run.interactor.calls.count == finds + 1, "Before that: \(past).")
                #expect(run.wireframe.calls.count == presented, "Before that: \(past).")
            }
        },
        Requirement(
            "LIST-PRESENTER-08",
            .must,
            "After an item was added, the interactor is asked once for the upcoming items.",
            source: "contract of AddModuleDelegate: the item has been stored"
        ) { trial in
            let run = try await trial.start(Fixture())
            for count in 1...3 {
                let shown = count == 1 ? [] : run.shown
                await run.save { $0.interactor.calls.count >= count }
                #expect(run.interactor.calls.count == count)
                #expect(run.fixture.newlyShown(since: shown) == [])
                run.tell([UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))])
                await run.settle { $0.titles == ["Get a haircut"] }
            }
            #expect(run.wireframe.calls == [])
            // A presenter that waits for an answer may ask only after it.
            for past in ListPresenterPast.allCases where past != .waiting {
                let run = try await trial.start(Fixture())
                await run.play(past)
                await run.add()
                let (finds, presented) = (run.interactor.calls.count, run.wireframe.calls.count)
                await run.save { $0.interactor.calls.count > finds }
                #expect(run.interactor.calls.count == finds + 1, "Before that: \(past).")
                #expect(run.wireframe.calls.count == presented, "Before that: \(past).")
            }
        },
        Requirement(
            "LIST-PRESENTER-09",
            .must,
            "When the user cancels adding, nothing new is shown, requested or presented.",
            source: "contract of AddModuleDelegate: the user added nothing",
            presupposes: ["LIST-PRESENTER-10"]
        ) { trial in
            let run = try await trial.start(Fixture())
            // Drawing again what is there shows nothing new.
            await run.cancel()
            #expect(run.shown == [])
            #expect(run.interactor.calls == [])
            #expect(run.wireframe.calls == [])
            for count in 1...2 {
                await run.update { $0.interactor.calls.count >= count }
                run.tell([UpcomingItem("\(count)", .today, on: CivilDay(2014, 5, 29))])
                await run.settle { $0.titles == ["\(count)"] }
                let (data, finds) = (run.data, run.interactor.calls.count)
                await run.add()
                let presented = run.wireframe.calls.count
                await run.cancel()
                #expect(run.data == data)
                #expect(run.interactor.calls.count == finds)
                #expect(run.wireframe.calls.count == presented)
                // From here on an item has been added before.
                await run.add()
                await run.save { $0.interactor.calls.count > finds }
                run.tell([UpcomingItem("\(count)", .today, on: CivilDay(2014, 5, 29))])
                await run.settle()
            }
            // An answer that came during adding may be shown when adding has ended, but not again the next time.
            for (title, isAdding) in [("Before", true), ("After", false)] {
                await run.update()
                if isAdding { await run.add() }
                run.tell([UpcomingItem(title, .today, on: CivilDay(2014, 5, 29))])
                await run.settle { isAdding || $0.titles == [title] }
                if !isAdding { await run.add() }
                let data = run.data
                await run.cancel()
                if !isAdding { #expect(run.data == data) }
            }
            for past in ListPresenterPast.allCases {
                let run = try await trial.start(Fixture())
                await run.play(past)
                await run.add()
                let (shown, finds, presented) = (run.shown, run.interactor.calls.count, run.wireframe.calls.count)
                await run.cancel()
                #expect(run.fixture.newlyShown(since: shown) == [], "Before that: \(past).")
                #expect(run.interactor.calls.count == finds, "Before that: \(past).")
                #expect(run.wireframe.calls.count == presented, "Before that: \(past).")
            }
        },
        Requirement(
            "LIST-PRESENTER-10",
            .must,
            "When the user wants to add an item, nothing new is shown and nothing is requested.",
            source: "VIPER as published: the wireframe alone navigates"
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.add()
            #expect(run.shown == [])
            #expect(run.interactor.calls == [])
            for past in ListPresenterPast.allCases {
                let run = try await trial.start(Fixture())
                await run.play(past)
                let (shown, finds) = (run.shown, run.interactor.calls.count)
                await run.add()
                #expect(run.fixture.newlyShown(since: shown) == [], "Before that: \(past).")
                #expect(run.interactor.calls.count == finds, "Before that: \(past).")
            }
        },
        .quiet(
            "LIST-PRESENTER-11",
            "Until something happens, the presenter shows nothing, requests nothing and presents nothing.",
            start: { try await $0.start(Fixture()) },
            ask: { await $0.update() }
        ),
        Requirement(
            "LIST-PRESENTER-12",
            .must,
            "Until the interactor has answered for the first time, the view is told nothing about the items.",
            source: "fault class: “nothing to do” shown while the answer is on its way",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.update { !$0.interactor.calls.isEmpty }
            #expect(run.interactor.calls == [.findUpcomingItems])
            #expect(run.shown == [])
            await run.save()
            #expect(run.shown == [], "An item was added.")
        },
        Requirement(
            "LIST-PRESENTER-13",
            .must,
            "Each time the view asks for an update after an answer, the interactor is asked again.",
            source: "fault class: an answer kept for ever, a loading flag never reset",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            let item = UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))
            for (count, items) in [[], [item], [item], []].enumerated() {
                await run.update { $0.interactor.calls.count > count }
                #expect(run.interactor.calls.count == count + 1)
                run.tell(items)
                await run.settle()
            }
        },
        Requirement(
            "LIST-PRESENTER-14",
            .must,
            "An item added while answers are on their way causes one more request, immediately or after the answer.",
            source: "fault class: requests dropped while one is pending, so that the new item is not shown",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.update { !$0.interactor.calls.isEmpty }
            for count in 2...3 {
                await run.save()
                run.tell([])
                await run.settle { $0.interactor.calls.count >= count }
                #expect(run.interactor.calls.count == count)
            }
            run.tell([])
            await run.settle()
            #expect(run.interactor.calls.count == 3)

            // What the user does after the save must not cancel the request that the save needs.
            for event in ["saved another", "cancelled another"] {
                let hurried = try await trial.start(Fixture())
                await hurried.update { !$0.interactor.calls.isEmpty }
                await hurried.save()
                await hurried.add()
                if event == "saved another" { await hurried.save() } else { await hurried.cancel() }
                hurried.tell([])
                await hurried.settle { $0.interactor.calls.count > 1 }
                #expect(hurried.interactor.calls.count > 1, "The user has \(event) before the answer came.")
            }
            for updates in 1...2 {
                let again = try await trial.start(Fixture())
                for _ in 1...updates { await again.update() }
                let count = again.interactor.calls.count
                await again.save()
                await again.add()
                for _ in 1...updates {
                    again.tell([])
                    await again.settle()
                }
                await again.cancel()
                await again.settle { $0.interactor.calls.count > count }
                #expect(again.interactor.calls.count > count, "The answer came while another was being added.")
            }

            // A request made before the last save may be answered without the saved item.
            for updates in 0...2 {
                for saves in 1...3 {
                    let busy = try await trial.start(Fixture())
                    for _ in 0..<updates { await busy.update() }
                    for _ in 1..<saves { await busy.save() }
                    let count = busy.interactor.calls.count
                    await busy.save()
                    for _ in 1...updates + saves where busy.interactor.calls.count == count {
                        busy.tell([])
                        await busy.settle { $0.interactor.calls.count > count }
                    }
                    let situation: Comment = "\(updates) updates and \(saves) saves came before the first answer."
                    #expect(busy.interactor.calls.count > count, situation)
                }
            }
        },
        Requirement(
            "LIST-PRESENTER-15",
            .must,
            "Each answer is shown once, as data or as the no-content message, never as both.",
            source: "contract of ListViewInterface: and nothing else",
            tags: [.answers, .content]
        ) { trial in
            let run = try await trial.start(Fixture())
            let item = UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))
            var before: [UpcomingItem]?
            let answers = [[item], [], [], [item], [item], [item, item]]
            // In the second half, each answers a request that follows an added item.
            for (index, items) in (answers + answers).enumerated() {
                if index == answers.count { #expect(run.wireframe.calls == []) }
                if index < answers.count { await run.update() } else { await run.save() }
                let count = run.shown.count
                run.tell(items)
                await run.settle { $0.shown.count > count }
                let kinds = run.shown.dropFirst(count).map { $0 == .showNoContentMessage ? "no content" : "data" }
                // What is on screen already need not be shown again.
                let isRepeated = items == before && kinds.isEmpty
                before = items
                guard !isRepeated else { continue }
                #expect(kinds == [items.isEmpty ? "no content" : "data"], "\(items.count) items were found.")
            }
        },
        Requirement(
            "LIST-PRESENTER-16",
            .must,
            "A new answer replaces the one before.",
            source: "fault class: sections that grow with each update",
            tags: [.answers, .content]
        ) { trial in
            let run = try await trial.start(Fixture())
            let day = CivilDay(2014, 5, 29)
            let milk = UpcomingItem("Milk", .today, on: day)
            let (bread, eggs) = (
                UpcomingItem("Bread", .nextWeek, on: day + 5), UpcomingItem("Eggs", .nextWeek, on: day + 5)
            )
            let usual = [milk, bread, eggs]
            let changes = [
                [UpcomingItem("Cheese", .today, on: day), bread, eggs],
                [UpcomingItem("Bread", .today, on: day), UpcomingItem("Milk", .nextWeek, on: day + 5), eggs],
                [milk, UpcomingItem("Bread", .nextWeek, on: day + 6), eggs],
                [milk, UpcomingItem("Bread", .laterThisWeek, on: day + 5), eggs],
                // Changes a whole section, so that only its heading differs, or items that are not the first of it.
                [milk] + ["Bread", "Eggs"].map { UpcomingItem($0, .laterThisWeek, on: day + 5) },
                [milk, bread, UpcomingItem("Cheese", .nextWeek, on: day + 5)],
                [milk, eggs, bread], [milk, bread], [milk, bread, eggs, eggs],
            ]
            for items in [usual] + changes.flatMap({ [$0, usual] }) {
                let fresh = try await trial.show(items, on: FixedClock(on: day))
                let expected = try #require(fresh.data)
                await run.update()
                run.tell(items)
                await run.settle { $0.data == expected }
                #expect(run.data == expected)
            }
        },
        Requirement(
            "LIST-PRESENTER-32",
            .must,
            "While a later answer is on its way, the view is not told that there are no items.",
            source: "fault class: the screen emptied at each refresh",
            tags: [.answers]
        ) { trial in
            let day = CivilDay(2014, 5, 29)
            // Few or many, of one section or of several.
            for items in [
                [UpcomingItem("Get a haircut", .today, on: day)], [UpcomingItem("Call home", .nextWeek, on: day + 5)],
                (1...200).map { UpcomingItem("Item \($0)", $0.isMultiple(of: 2) ? .today : .nextWeek, on: day) },
            ] {
                let clock = FixedClock(on: day)
                let run = try await trial.show(items, on: clock)
                try #require(!run.shown.isEmpty)
                await run.update()
                #expect(run.fixture.blanks == [])
                await run.save()
                #expect(run.fixture.blanks == [], "An item was added.")
                run.tell(items)
                await run.settle()
                // When another day begins, yesterday's items may go.
                run.set(clock, to: (day + 1).at(12, in: .gmt))
                await run.update()
                #expect(run.shown.filter { $0 == .showNoContentMessage } == [], "Another day has begun.")
            }
        },
        Requirement(
            "LIST-PRESENTER-33",
            .must,
            "An answer that comes before the request returns is shown, and the next update asks again.",
            source: "fault class: a loading flag that is set after asking",
            tags: [.answers],
            presupposes: ["LIST-PRESENTER-13", "LIST-PRESENTER-15"]
        ) { trial in
            for items in [[], [UpcomingItem("Get a haircut", .today, on: CivilDay(2014, 5, 29))]] {
                let run = try await trial.start(Fixture())
                for count in 1...2 {
                    run.during(run.interactor.logged(.findUpcomingItems)) { $0.tell(items) }
                    run.act("updateView()") { $0.updateView() }
                    await run.settle { $0.interactor.calls.count >= count }
                }
                await run.settle { !$0.shown.isEmpty }
                #expect(run.interactor.calls.count == 2)
                let isShown = run.fixture.shows(items.map(\.title))
                #expect(isShown, "\(items.count) items were found, and \(run.shown) was shown.")
            }
        },
        Requirement(
            "LIST-PRESENTER-34",
            .must,
            "When answers come back to back, the last one is shown in the end.",
            source: "fault class: answers formatted in the background, where a long one takes longer",
            tags: [.answers],
            presupposes: ["LIST-PRESENTER-15"],
            deadline: .seconds(60)
        ) { trial in
            let day = CivilDay(2014, 5, 29)
            let many = (0..<20_000).map { UpcomingItem("\($0)", .nextWeek, on: day + 5) }
            let haircut = UpcomingItem("Get a haircut", .today, on: day)
            for answers in [[many, [haircut]], [Array(many.prefix(2_000)), []], [[haircut], []], [[], [haircut]]] {
                let run = try await trial.start(Fixture())
                run.act("updateView()") { $0.updateView() }
                await run.update()
                for items in answers { run.tell(items) }
                await run.settle { $0.shown.count > 1 }
                let isLastShown = run.fixture.shows(answers[1].map(\.title))
                #expect(isLastShown, "\(answers[1].count) items were found last.")
            }
        },
        Requirement(
            "LIST-PRESENTER-35",
            .must,
            "After adding was cancelled or saved, the add module can be presented again.",
            source: "fault class: a flag against double taps that is never reset"
        ) { trial in
            for isEmpty in [false, true] {
                let run = try await trial.start(Fixture())
                if isEmpty {
                    await run.update()
                    run.tell([])
                    await run.settle()
                }
                let count = run.wireframe.calls.count
                await run.add()
                await run.cancel()
                await run.add()
                await run.save()
                await run.add()
                let times = run.wireframe.calls.count - count
                #expect(times == 3, isEmpty ? "Nothing was found before." : nil)
            }
        },
        Requirement(
            "LIST-PRESENTER-45",
            .should,
            "The add module can be presented again even if the presenter was never told how adding ended.",
            source: "fault class: a flag that only an ending resets, while the screen was swiped away",
            presupposes: ["LIST-PRESENTER-04", "LIST-PRESENTER-07", "LIST-PRESENTER-35"]
        ) { trial in
            for isUpdated in [false, true] {
                let run = try await trial.start(Fixture())
                for count in 1...3 {
                    await run.step("addNewEntry()", until: { $0.wireframe.calls.count >= count }) { $0.addNewEntry() }
                    #expect(run.wireframe.calls.count == count)
                    if isUpdated { await run.update() }
                }
            }
        },
        Requirement(
            "LIST-PRESENTER-39",
            .must,
            "View, interactor and wireframe are told on the main actor, after each event and each answer.",
            source: "contracts of the list module: they are @MainActor"
        ) { trial in
            let fixture = Fixture()
            let watch = ExecutorWatch(fixture.log)
            let run = try await trial.start(fixture)
            for titles in [["Get a haircut"], [], ["Buy milk"]] {
                let count = run.shown.count
                await run.update()
                run.tell(titles.map { UpcomingItem($0, .today, on: CivilDay(2014, 5, 29)) })
                await run.settle { $0.shown.count > count }
                await run.add()
                await run.save()
            }
            #expect(watch.strays == [], "This was not told on the main actor.")
        },
    ]
}
