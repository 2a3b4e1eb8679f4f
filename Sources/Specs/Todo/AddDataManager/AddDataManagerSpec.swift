import Foundation
import Testing

/// What has to be true of a data manager that stores new to-do items.
///
/// ```swift
/// @Suite struct OurAddDataManagerTests {
///     @Test(arguments: AddDataManagerSpec.requirements)
///     func conforms(to requirement: AddDataManagerSpec.Requirement) async throws {
///         try await requirement.verify { fixture in OurAddDataManager(store: fixture.store) }
///     }
/// }
/// ```
public enum AddDataManagerSpec: Spec {
    /// The store, and who hears of failures.
    public typealias Fixture = AddDataManagerFixture
    /// A data manager, or an adapter that hands everything on to one.
    public typealias Subject = any AddDataManager

    /// All requirements.
    public static let requirements: [Requirement] = [
        Requirement(
            "ADD-DATA-MANAGER-01",
            .must,
            "A new item is saved once, as it is.",
            source: "contract of AddDataManager: stores a new item",
            tags: [.content]
        ) { trial in
            for name in ["Buy milk", ""] + .delicate {
                let run = try await trial.start(Fixture())
                let dueDate = run.clock.now.addingTimeInterval(0.125)
                run.add(name, dueDate)
                await run.settle { !$0.saved.isEmpty }
                #expect(run.saved.map { ExactText($0.name) } == [ExactText(name)])
                #expect(run.saved.map { ExactDate($0.dueDate) } == [ExactDate(dueDate)])
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-02",
            .must,
            "Items that follow each other at once are all saved, alike ones too.",
            source: "fault class: one save cancelled by the next",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            let names = ["Milk", "Bread", "Milk", "Eggs"]
            for name in names { run.add(name) }
            await run.settle { $0.saved.count >= names.count }
            #expect(run.saved.map(\.name).sorted() == names.sorted())
        },
        Requirement(
            "ADD-DATA-MANAGER-03",
            .should,
            "Items are saved in the order in which they were added, however slow the store is.",
            source: "contract of TodoStore: an order that stays the same",
            tags: [.content]
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
        },
        Requirement(
            "ADD-DATA-MANAGER-04",
            .must,
            "Items are saved even if the data manager is let go at once, however slow the store is.",
            source: "fault class: work that ends with the module, which is dismissed while it saves",
            tags: [.lifetime],
            presupposes: ["ADD-DATA-MANAGER-02"]
        ) { trial in
            let run = try await trial.start(Fixture())
            run.add()
            await run.letGo()
            await run.settle { !$0.saved.isEmpty }
            #expect(run.saved.map(\.name) == ["Buy milk"])
            let slow = try await trial.start(Fixture()) { $0.store.save.hold() }
            let names = ["Milk", "Bread", "Eggs"]
            for name in names { slow.add(name) }
            await slow.letGo()
            let saved = await slow.saveNewestFirst(names.count)
            #expect(saved.sorted() == names.sorted(), "The store is slow.")
        },
        Requirement(
            "ADD-DATA-MANAGER-05",
            .must,
            "After a save that failed, the items that waited for it and the next one are saved.",
            source: "fault class: an error that is kept for ever, or that is the end of all that wait",
            tags: [.answers],
            presupposes: ["ADD-DATA-MANAGER-02"]
        ) { trial in
            let run = try await trial.start(Fixture()) { $0.store.save.hold() }
            for name in ["Milk", "Bread", "Eggs"] { run.add(name) }
            await run.saveNewestFirst(3, failing: "Milk")
            run.store.save.give(())
            run.add("Butter")
            await run.settle { $0.saved.contains { $0.name == "Butter" } }
            let missing = ["Bread", "Eggs", "Butter"].filter { !run.saved.map(\.name).contains($0) }
            #expect(missing == [], "“Milk” could not be saved.")
        },
        Requirement(
            "ADD-DATA-MANAGER-06",
            .should,
            "Until it is asked, it has nothing saved, and it never reads.",
            source: "fault class: work begun during assembly"
        ) { trial in
            let run = try await trial.start(Fixture())
            await run.settle()
            #expect(run.store.calls == [])
            run.add()
            await run.settle { !$0.store.calls.isEmpty }
            #expect(run.store.calls == [.save(TodoItem(name: "Buy milk", dueDate: run.clock.now))])
        },
        Requirement(
            "ADD-DATA-MANAGER-07",
            .must,
            "The data manager goes when it is let go, once its items are saved or could not be.",
            source: "fault class: a cycle through a task or a closure",
            tags: [.lifetime]
        ) { trial in
            for isFailing in [false, true] {
                let run = try await trial.start(Fixture())
                if isFailing { run.store.save.fail(Offline()) }
                for count in 1...2 {
                    run.add()
                    await run.settle { $0.saved.count >= count }
                }
                await run.letGo()
                let survivors = try await run.survivors()
                #expect(survivors == [], isFailing ? "Its saves failed." : "Nobody holds it any more.")
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-08",
            .should,
            "A failure to save is reported.",
            source: "fault class: an item that is lost without a word",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            try run.failures.needListener()
            run.store.save.fail(Offline())
            run.add()
            await run.settle { $0.failures.count > 0 }
            let isReported = run.failures.count > 0
            #expect(isReported, "Nobody was told that the item is lost.")
        },
    ]
}

extension Run<AddDataManagerSpec> {
    /// Adds an item.
    fileprivate func add(_ name: String = "Buy milk", _ dueDate: Date? = nil) {
        let item = TodoItem(name: name, dueDate: dueDate ?? fixture.clock.now)
        act("addNewEntry(\(item))") { $0.addNewEntry(item) }
    }

    /// Plays a slow store, which is done always with the newest item first.
    ///
    /// - Parameters:
    ///   - count: How many items are to be saved.
    ///   - lost: The name of the item that cannot be saved.
    /// - Returns: The names in the order in which the store was done with them.
    @discardableResult
    fileprivate func saveNewestFirst(_ count: Int, failing lost: String? = nil) async -> [String] {
        var (known, waiting, names): (Int, [Int], [String]) = (0, [], [])
        while true {
            await settle { names.count >= count || !waiting.isEmpty || $0.store.save.held.count > known }
            waiting += known..<fixture.store.save.held.count
            known = fixture.store.save.held.count
            guard let newest = waiting.popLast() else { return names }
            let held = fixture.store.save.held[newest]
            names.append(held.arguments.name)
            if held.arguments.name == lost { held.fail(Offline()) } else { held.give() }
        }
    }
}
