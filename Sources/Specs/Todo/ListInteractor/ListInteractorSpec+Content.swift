import Foundation
import Testing

extension ListInteractorSpec {
    static let content: [Requirement] = [
        Requirement(
            "LIST-INTERACTOR-42",
            .must,
            "Items are told in the data manager's order.",
            source: "contract of ListInteractorOutput: in the data manager's order",
            tags: [.content]
        ) { trial in
            let clock = FixedClock(on: CivilDay(2014, 5, 21))
            let items = [
                ("Milk", 3), ("Old", -2), ("Apples", 0), ("Zinc", 0), ("Late", 40), ("Bread", 6), ("Older", -9),
                ("Eggs", 1),
            ].map { name, days in
                TodoItem(name: name, dueDate: (CivilDay(2014, 5, 21) + days).at(12, in: .gmt))
            }
            for items in [items, items.reversed(), items.filter { $0.name != "Old" }] {
                let run = try await trial.find(items, on: clock)
                // Items that are out of range need not be told.
                let told = Set(run.told.joined().map(\.title)).union(["Milk", "Apples", "Zinc", "Bread", "Eggs"])
                #expect(run.told.map { $0.map(\.title) } == [items.map(\.name).filter(told.contains)])
            }
        },
        Requirement(
            "LIST-INTERACTOR-43",
            .must,
            "Items that are alike are told as often as they occur.",
            source: "fault class: items kept in a set or a dictionary",
            tags: [.content]
        ) { trial in
            let clock = FixedClock(on: CivilDay(2014, 5, 21))
            let item = TodoItem(name: "Water the plants", dueDate: clock.now)
            let run = try await trial.find([item, item, item], on: clock)
            let expected = UpcomingItem(title: item.name, dueDate: item.dueDate, relation: .today)
            #expect(run.told == [[expected, expected, expected]])
        },
        Requirement(
            "LIST-INTERACTOR-58",
            .must,
            "Items with the same title are each classified by their own due date.",
            source: "fault class: what is known about an item is cached by its title",
            tags: [.content],
            presupposes: ["LIST-INTERACTOR-18", "LIST-INTERACTOR-51"]
        ) { trial in
            let wednesday = CivilDay(2014, 5, 21)
            let days: [(after: Int, relation: NearTermDateRelation)] = [
                (5, .nextWeek), (0, .today), (1, .tomorrow), (3, .laterThisWeek),
                // The same weekdays a week later.
                (7, .nextWeek), (8, .nextWeek), (10, .nextWeek),
            ]
            let items = days.map { TodoItem(name: "Call mum", dueDate: (wednesday + $0.after).at(12, in: .gmt)) }
            let run = try await trial.find(items, on: FixedClock(on: wednesday))
            let told = try #require(run.told.last)
            let expected = told.map { item in
                zip(items, days).first { $0.0.dueDate == item.dueDate }?.1.relation ?? item.relation
            }
            #expect(told.map(\.relation) == expected)
        },
        Requirement(
            "LIST-INTERACTOR-44",
            .must,
            "Titles and due dates are told exactly as they are, to the last character and fraction of a second.",
            source: "fault class: names trimmed or normalised, dates cut to the day",
            tags: [.content]
        ) { trial in
            let clock = FixedClock(on: CivilDay(2014, 5, 21))
            // The list ends with two neighbours that share a name, but not a date.
            let names = [String].titles + ["Call mum", "Call mum"]
            let upcoming = names.enumerated().map { index, name in
                TodoItem(name: name, dueDate: clock.now.addingTimeInterval(Double(index - 2) * 3_600.12525))
            }
            // Items that are out of range need not be told.
            let others = [-400, -1, 400].map { days in
                TodoItem(name: "\(days) days", dueDate: clock.now.addingTimeInterval(Double(days) * 86_400 - 0.12525))
            }
            let all = others.prefix(2) + upcoming + others.suffix(1)
            let run = try await trial.find(Array(all), on: clock)
            try #require(run.told.count == 1)
            let titles = Set(run.told[0].map(\.title))
            let items = all.filter { item in titles.contains(item.name) || !others.contains(item) }
            #expect(run.told[0].map { ExactText($0.title) } == items.map { ExactText($0.name) })
            #expect(run.told[0].map { ExactDate($0.dueDate) } == items.map { ExactDate($0.dueDate) })
        },
        Requirement(
            "LIST-INTERACTOR-45",
            .must,
            "A hundred thousand items are told within half a minute, which rules out comparing every item with every other.",
            source: "fault class: each item compared with every other",
            tags: [.scale],
            deadline: .seconds(30)
        ) { trial in
            let clock = FixedClock(on: CivilDay(2014, 5, 21))
            let items = (0..<100_000).map { index in
                TodoItem(name: "Item \(index)", dueDate: clock.now.addingTimeInterval(Double(index % 7) * 86_400))
            }
            let run = try await trial.find(items, on: clock)
            let titles = run.told.map { $0.map(\.title) }
            let isComplete = titles == [items.map(\.name)]
            #expect(isComplete, "\(titles.first?.count ?? 0) items were told.")
        },
    ]
}
