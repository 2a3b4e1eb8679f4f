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
    /// The store.
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
            for name in ["Buy milk", "", " Buy  milk \n", "U\u{308}ber", "👩‍👩‍👧‍👦"] {
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
            "Items are saved in the order in which they were added.",
            source: "contract of TodoStore: an order that stays the same",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            let names = (1...20).map { "Item \($0)" }
            for name in names { run.add(name) }
            await run.settle { $0.saved.count >= names.count }
            #expect(run.saved.map(\.name) == names)
        },
        Requirement(
            "ADD-DATA-MANAGER-04",
            .must,
            "An item is saved even if the data manager is let go at once.",
            source: "fault class: work that ends with the module, which is dismissed while it saves",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.start(Fixture())
            run.add()
            await run.letGo()
            await run.settle { !$0.saved.isEmpty }
            #expect(run.saved.map(\.name) == ["Buy milk"])
        },
        Requirement(
            "ADD-DATA-MANAGER-05",
            .must,
            "After a save that failed, the next item is saved.",
            source: "fault class: an error that is kept for ever",
            tags: [.answers]
        ) { trial in
            let run = try await trial.start(Fixture())
            run.store.save.fail(Offline())
            run.add("Milk")
            await run.settle { !$0.saved.isEmpty }
            run.store.save.give(())
            run.add("Bread")
            await run.settle { $0.saved.contains { $0.name == "Bread" } }
            let isSaved = run.saved.contains { $0.name == "Bread" }
            #expect(isSaved, "“Bread” was not saved after \(run.saved.map(\.name)).")
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
            "The data manager goes when it is let go, once its item is saved.",
            source: "fault class: a cycle through a task or a closure",
            tags: [.lifetime]
        ) { trial in
            let run = try await trial.start(Fixture())
            run.add()
            await run.settle { !$0.saved.isEmpty }
            await run.letGo()
            let survivors = try await run.survivors()
            #expect(survivors == [], "Nobody holds the data manager any more.")
        },
    ]
}

extension Run<AddDataManagerSpec> {
    /// Adds an item.
    fileprivate func add(_ name: String = "Buy milk", _ dueDate: Date? = nil) {
        let item = TodoItem(name: name, dueDate: dueDate ?? fixture.clock.now)
        act("addNewEntry(\(item))") { $0.addNewEntry(item) }
    }
}
