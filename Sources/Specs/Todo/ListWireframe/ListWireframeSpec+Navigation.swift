import Foundation
import Testing

extension ListWireframeSpec {
    static let navigation: [Requirement] = [
        Requirement(
            "LIST-WIREFRAME-01",
            .must,
            "The list is shown as the root, on one screen.",
            source: "VIPER as published: the root wireframe shows the list"
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            #expect(run.navigator.calls == [.setRoot])
        },
        Requirement(
            "LIST-WIREFRAME-02",
            .must,
            "When the list appears, the data manager is asked, and its items are on screen.",
            source: "VIPER as published: event handler, interactor, data manager, output and view are connected",
            tags: [.content]
        ) { trial in
            let run = try await trial.open()
            let view = try await run.present()
            // A module with another user interface may have asked already.
            let count = run.dataManager.calls.count
            await run.appear(view)
            #expect(run.dataManager.calls.count > count)
            #expect(view.screen().titles == ["Today": ["Get a haircut"]])
        },
        Requirement(
            "LIST-WIREFRAME-16",
            .should,
            "Until the data manager has answered, the list shows neither items nor the no-content message.",
            source: "fault class: “nothing to do” shown while the answer is on its way",
            tags: [.content],
            presupposes: ["LIST-WIREFRAME-02"]
        ) { trial in
            let run = try await trial.open()
            run.dataManager.todoItems.hold()
            let view = try await run.present()
            await run.appear(view)
            #expect(view.screen() == ListScreen(showsNoContentMessage: false, sections: []))
        },
        Requirement(
            "LIST-WIREFRAME-03",
            .must,
            "A tap on add asks the add wireframe once to present its module, and causes no other navigation.",
            source: "contract of ListWireframeInterface: presents the module in which an item is added"
        ) { trial in
            let run = try await trial.open()
            let view = try await run.present()
            run.tapAdd(on: view)
            await run.settle { !$0.addWireframe.calls.isEmpty }
            #expect(run.addWireframe.calls == [.presentAddInterface])
            #expect(run.navigator.calls == [.setRoot])
        },
        Requirement(
            "LIST-WIREFRAME-04",
            .must,
            "A list that is shown again works like the first, and is shown once.",
            source: "fault class: parts that are connected once"
        ) { trial in
            let run = try await trial.open()
            try await run.present()
            let shownBefore = run.navigator.calls.count
            let view = try await run.present()
            // A screen that covers the list may be dismissed, and a list that is already there need not be shown again.
            let shown = run.navigator.calls.dropFirst(shownBefore).filter { $0 != .dismiss }
            #expect(shown.count <= 1, "The second list is shown once.")
            let count = run.navigator.stack.count + run.navigator.presented.count
            #expect(count == 1, "The second list is not alone on the navigator.")
            await run.appear(view)
            #expect(view.screen().titles == ["Today": ["Get a haircut"]])
            run.tapAdd(on: view)
            await run.settle { !$0.addWireframe.calls.isEmpty }
            #expect(run.addWireframe.calls == [.presentAddInterface])
            // Also after another screen has taken its place.
            let replaced = try await trial.open()
            _ = try await replaced.replaceScreen()
            await replaced.settle()
            let next = try await replaced.present()
            await replaced.appear(next)
            #expect(next.screen().titles == ["Today": ["Get a haircut"]], "Another screen had taken its place.")
        },
        Requirement(
            "LIST-WIREFRAME-09",
            .should,
            "A later tap on add asks the add wireframe again.",
            source: "fault class: a module that navigates only once",
            presupposes: ["LIST-WIREFRAME-03", "LIST-WIREFRAME-04"]
        ) { trial in
            let run = try await trial.open()
            for list in 0...1 {
                let view = try await run.present()
                for count in 1...4 {
                    run.tapAdd(on: view)
                    await run.settle { $0.addWireframe.calls.count >= list * 4 + count }
                    #expect(run.addWireframe.calls.count == list * 4 + count, list > 0 ? "It is the second list." : nil)
                    // The first add screen is swiped away, which no one reports to the module.
                    if count == 2 { run.endAdding("saved") { $0.addModuleDidSaveAddAction() } }
                    if count == 3 { run.endAdding("cancelled") { $0.addModuleDidCancelAddAction() } }
                    await run.settle()
                }
            }
        },
        Requirement(
            "LIST-WIREFRAME-10",
            .should,
            "After an item was added, the list on screen shows it, even if it is not the first list.",
            source: "VIPER as published: the list's presenter is the delegate of the add module",
            tags: [.content],
            presupposes: ["LIST-WIREFRAME-02", "LIST-WIREFRAME-04"]
        ) { trial in
            let run = try await trial.open()
            let haircut = TodoItem(name: "Get a haircut", dueDate: .noon)
            for name in ["Buy milk", "Buy bread"] {
                let view = try await run.present()
                await run.appear(view)
                run.tapAdd(on: view)
                await run.settle()
                try run.addDelegate.needName()
                run.dataManager.todoItems.give([haircut, TodoItem(name: name, dueDate: .noon)])
                run.act("The add module has saved “\(name)”.") { run.addDelegate.delegate?.addModuleDidSaveAddAction() }
                await run.settle { _ in view.screen().titles["Today"]?.count == 2 }
                #expect(view.screen().titles == ["Today": [haircut.name, name]])
                run.dataManager.todoItems.give([haircut])
            }
        },
        Requirement(
            "LIST-WIREFRAME-14",
            .should,
            "Two wireframes that exist at the same time each present their own add module, and their list shows its items.",
            source:
                "fault class: a list or a delegate that all wireframes share, while the application has two windows",
            tags: [.content],
            presupposes: ["LIST-WIREFRAME-02", "LIST-WIREFRAME-03", "LIST-WIREFRAME-10"]
        ) { trial in
            let items = ["Get a haircut", "Buy milk"].map { TodoItem(name: $0, dueDate: .noon) }
            let runs = [try await trial.open(), try await trial.open()]
            var lists: [ListViewProbe] = []
            for run in runs {
                let list = try await run.present()
                await run.appear(list)
                lists.append(list)
            }
            for (run, list) in zip(runs, lists) {
                run.tapAdd(on: list)
                await run.settle { !$0.addWireframe.calls.isEmpty }
                #expect(run.addWireframe.calls == [.presentAddInterface], "There is another list at the same time.")
                try run.addDelegate.needName()
                run.dataManager.todoItems.give(items)
                run.act("The add module has saved “Buy milk”.") {
                    run.addDelegate.delegate?.addModuleDidSaveAddAction()
                }
                await run.settle { _ in list.screen().titles["Today"]?.count == 2 }
                let titles = list.screen().titles
                #expect(titles == ["Today": items.map(\.name)], "There is another list at the same time.")
            }
        },
        Requirement(
            "LIST-WIREFRAME-11",
            .must,
            "A list that appears on a later day shows under “Today” what is due on that day.",
            source: "fault class: a date that is read once, while the app runs for days",
            tags: [.dates],
            presupposes: ["LIST-WIREFRAME-02", "LIST-WIREFRAME-04"]
        ) { trial in
            let days = (21...26).map { CivilDay(2014, 5, $0) }
            let run = try await trial.open()
            run.dataManager.todoItems.give(days.map { TodoItem(name: "\($0)", dueDate: $0.at(12, in: .gmt)) })
            // Also on a list that is not the first.
            for (list, days) in [days.prefix(3), days.suffix(3)].enumerated() {
                run.set(run.clock, to: days[days.startIndex].at(12, in: .gmt))
                let view = try await run.present()
                for day in days {
                    run.set(run.clock, to: day.at(12, in: .gmt))
                    await run.step("appear()", until: { _ in view.screen().titles["Today"] == ["\(day)"] }) { _ in
                        view.appear()
                    }
                    #expect(view.screen().titles["Today"] == ["\(day)"], list > 0 ? "It is the second list." : nil)
                }
            }
        },
        Requirement(
            "LIST-WIREFRAME-12",
            .should,
            "After the user has travelled, a list that appears shows under “Today” what is due today in the new time zone.",
            source: "fault class: a calendar that is kept from assembly or from the first list",
            tags: [.dates],
            presupposes: ["LIST-WIREFRAME-02", "LIST-WIREFRAME-11"]
        ) { trial in
            let run = try await trial.open()
            // At noon in Greenwich a day begins in Auckland, and is two hours old in Honolulu.
            let hours = [9, 11, 13, 35]
            run.dataManager.todoItems.give(
                hours.map { hour in
                    let dueDate = CivilDay(2014, 5, 21).start(in: .gmt).addingTimeInterval(Double(hour) * 3_600)
                    return TodoItem(name: "\(hour)", dueDate: dueDate)
                }
            )
            let view = try await run.present()
            await run.appear(view)
            for (name, today) in [("Pacific/Auckland", ["13", "35"]), ("Pacific/Honolulu", ["11", "13"])] {
                let zone = try TimeZone.named(name)
                run.set(run.clock, in: .gregorian(zone: zone, firstWeekday: 1))
                await run.step("appear()", until: { _ in view.screen().titles["Today"] == today }) { _ in
                    view.appear()
                }
                #expect(view.screen().titles["Today"] == today)
            }
        },
        Requirement(
            "LIST-WIREFRAME-13",
            .should,
            "After the user has travelled or changed the language, a list that appears uses the new day names.",
            source: "fault class: a formatter that is made when the module is put together",
            tags: [.dates],
            presupposes: ["LIST-WIREFRAME-02", "LIST-WIREFRAME-12"]
        ) { trial in
            let run = try await trial.open()
            // In Auckland the item is due on the next day.
            let dueDate = CivilDay(2014, 5, 29).at(15, in: .gmt)
            run.dataManager.todoItems.give([TodoItem(name: "Call home", dueDate: dueDate)])
            let view = try await run.present()
            await run.appear(view)
            for (place, language) in [("Auckland", "en_US"), ("Auckland", "de_DE"), ("Honolulu", "fr_FR")] {
                let (zone, locale) = (try TimeZone.named("Pacific/\(place)"), Locale(identifier: language))
                let calendar = Calendar.gregorian(zone: zone, locale: locale, firstWeekday: 1)
                run.set(run.clock, in: calendar)
                let names = DayNames(of: dueDate, in: calendar)
                await run.step("appear()", until: { _ in names.contain(view.screen().firstDay) }) { _ in view.appear() }
                let day = view.screen().firstDay
                #expect(names.contain(day), "The day is \(names) in \(place), in the language \(language).")
            }
        },
        Requirement(
            "LIST-WIREFRAME-15",
            .should,
            "After the user has changed the first day of the week, a list that appears uses the new weeks.",
            source: "fault class: weeks kept from assembly or from the first list, as long as the zone is the same",
            tags: [.dates],
            presupposes: ["LIST-WIREFRAME-02", "LIST-WIREFRAME-11", "LIST-WIREFRAME-12"]
        ) { trial in
            let run = try await trial.open()
            // Today is the Wednesday before.
            let sunday = CivilDay(2014, 5, 25).at(12, in: .gmt)
            run.dataManager.todoItems.give([TodoItem(name: "Sunday", dueDate: sunday)])
            let view = try await run.present()
            for (firstWeekday, section) in [(1, "Next Week"), (2, "Later This Week"), (1, "Next Week")] {
                run.set(run.clock, in: .gregorian(zone: .gmt, firstWeekday: firstWeekday))
                await run.step("appear()", until: { _ in view.screen().titles[section] != nil }) { _ in view.appear() }
                let titles = view.screen().titles
                #expect(titles == [section: ["Sunday"]], "Weeks begin on \(CivilDay.weekdayNames[firstWeekday - 1]).")
            }
        },
        .quiet(
            "LIST-WIREFRAME-05",
            "Until the wireframe is asked, it shows nothing.",
            start: { try await $0.open() },
            ask: { try await $0.present() }
        ),
    ]
}
