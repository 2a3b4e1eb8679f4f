import Foundation
import Testing

extension AddDataManagerSpec {
    static let saving: [Requirement] = [
        Requirement(
            "ADD-DATA-MANAGER-01",
            .must,
            "A new item is saved once, as it is.",
            source: "contract of AddDataManager: stores a new item",
            tags: [.content]
        ) { trial in
            // The user picks the due date, and midnight may have passed since, so a past date is valid too.
            let texts = (["Buy milk", ""] + .delicate).map { ($0, 0.0) }
            for (name, days) in texts + [-1, 4_000].map({ ("Buy milk", $0) }) {
                let run = try await trial.start(Fixture())
                let dueDate = run.clock.now.addingTimeInterval(days * 86_400 + 0.12525)
                run.add(name, dueDate)
                await run.settle { !$0.saved.isEmpty }
                #expect(run.saved.map { ExactText($0.name) } == [ExactText(name)])
                #expect(run.saved.map { ExactDate($0.dueDate) } == [ExactDate(dueDate)])
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-02",
            .must,
            "Items that are added back to back are all saved, even if some are alike.",
            source: "fault class: one save cancelled by the next",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            let names = ["Milk", "Bread", "Milk", "Eggs"] + (1...60).map { "Item \($0 / 2)" }
            // Some items share a name, some also the day, and some the exact date.
            let delays: [TimeInterval] = [0, 86_400, 86_400, 60]
            let items = names.enumerated().map { index, name in
                TodoItem(name: name, dueDate: run.clock.now.addingTimeInterval(delays[index % delays.count]))
            }
            for item in items { run.add(item.name, item.dueDate) }
            await run.settle { $0.saved.count >= items.count }
            let neverSaved = items.missing(in: run.saved)
            try #require(neverSaved == [], "They were added at once.")
            #expect(run.saved.map(\.name).sorted() == names.sorted())
            let alike = try await trial.start(Fixture())
            for name in [String].lookalikes { alike.add(name) }
            await alike.settle { $0.saved.count >= [String].lookalikes.count }
            let count = alike.saved.count
            #expect(count >= [String].lookalikes.count, "Each differs in little from the one before it.")
        },
        Requirement(
            "ADD-DATA-MANAGER-11",
            .must,
            "An item that is added while another is being saved is saved too, even one like it.",
            source: "fault class: a list of waiting items that is emptied only after each was saved",
            tags: [.content],
            presupposes: ["ADD-DATA-MANAGER-02", "ADD-DATA-MANAGER-05"]
        ) { trial in
            for (names, lost) in [
                (["Milk", "Bread", "Eggs"], []), (["Milk", "Milk", "Milk"], []), (["Milk", "Bread", "Milk"], []),
                (["Milk", "Bread", "Eggs"], ["Milk"]),
            ] as [(names: [String], lost: [String])] {
                let run = try await trial.start(Fixture()) { $0.store.save.hold() }
                run.add(names[0])
                await run.settle { !$0.store.save.held.isEmpty }
                for name in names.dropFirst() {
                    run.add(name)
                    await run.settle()
                }
                await run.saveNewestFirst(names.count, failing: lost)
                let neverSaved = names.missing(in: run.saved.map(\.name))
                try #require(
                    neverSaved == [],
                    "They were added while “Milk” was being saved\(lost == [] ? "" : ", in vain")."
                )
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-03",
            .should,
            "Items are saved in the order in which they were added, however slow the store is.",
            source: "contract of TodoStore: an order that stays the same",
            tags: [.content],
            presupposes: ["ADD-DATA-MANAGER-05", "ADD-DATA-MANAGER-11"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let names = (1...20).map { "Item \($0)" }
            for name in names { run.add(name) }
            await run.settle { $0.saved.count >= names.count }
            #expect(run.saved.map(\.name) == names)
            let slow = try await trial.start(Fixture()) { $0.store.save.hold() }
            for name in names { slow.add(name) }
            let saved = await slow.saveNewestFirst(names.count)
            #expect(saved == names, "The store is slow.")
            let failing = try await trial.start(Fixture()) { $0.store.save.hold() }
            for name in ["Milk", "Bread"] { failing.add(name) }
            await failing.settle { !$0.store.save.held.isEmpty }
            failing.store.save.held.first?.fail(Offline())
            await failing.settle()
            failing.add("Eggs")
            await failing.settle()
            let rest = await failing.saveNewestFirst(2)
            #expect(rest.filter { $0 != "Milk" } == ["Bread", "Eggs"], "“Milk” could not be saved.")
            let waiting = try await trial.start(Fixture()) { $0.store.save.hold() }
            for name in ["Milk", "Bread", "Eggs", "Salt"] { waiting.add(name) }
            let order = await waiting.saveNewestFirst(4, failing: ["Milk"]).filter { $0 != "Milk" }
            // A data manager that retries “Milk” may not have saved the rest yet.
            let expected = Array(["Bread", "Eggs", "Salt"].prefix(order.count))
            #expect(order == expected, "“Milk” could not be saved, and three waited for it.")
        },
        Requirement(
            "ADD-DATA-MANAGER-04",
            .must,
            "Items are saved even if the data manager is released immediately, however slow the store is.",
            source: "fault class: work that ends with the module, which is dismissed while it saves",
            tags: [.lifetime],
            presupposes: ["ADD-DATA-MANAGER-02", "ADD-DATA-MANAGER-05"]
        ) { trial in
            let run = try await trial.start(Fixture())
            run.add()
            await run.letGo()
            await run.settle { !$0.saved.isEmpty }
            #expect(run.saved.map(\.name) == ["Buy milk"])
            let names = ["Milk", "Bread", "Eggs"]
            for lost in [[], ["Milk"]] {
                let slow = try await trial.start(Fixture()) { $0.store.save.hold() }
                for name in names { slow.add(name) }
                await slow.letGo()
                let saved = await slow.saveNewestFirst(names.count, failing: lost)
                let missing = names.filter { !saved.contains($0) }
                #expect(missing == [], lost.isEmpty ? "The store is slow." : "“Milk” could not be saved.")
            }
        },
        .quiet(
            "ADD-DATA-MANAGER-06",
            "Until the data manager is asked, it saves nothing, and it never reads.",
            start: { try await $0.start(Fixture()) }
        ) { run in
            run.add()
            await run.settle { !$0.store.calls.isEmpty }
            #expect(run.store.calls == [.save(TodoItem(name: "Buy milk", dueDate: run.clock.now))])
        },
    ]
}
