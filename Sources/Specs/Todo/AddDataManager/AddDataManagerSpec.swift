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
                let fixture = Fixture()
                let item = TodoItem(name: name, dueDate: fixture.clock.now.addingTimeInterval(0.125))
                let dataManager = try await trial.build(fixture)
                trial.add(item, dataManager, fixture)
                await trial.settle { !fixture.saved.isEmpty }
                #expect(fixture.saved.map { ExactText($0.name) } == [ExactText(name)])
                #expect(fixture.saved.map { ExactDate($0.dueDate) } == [ExactDate(item.dueDate)])
            }
        },
        Requirement(
            "ADD-DATA-MANAGER-02",
            .must,
            "Items that follow each other at once are all saved, alike ones too.",
            source: "fault class: one save cancelled by the next",
            tags: [.content]
        ) { trial in
            let fixture = Fixture()
            let dataManager = try await trial.build(fixture)
            let names = ["Milk", "Bread", "Milk", "Eggs"]
            for name in names { trial.add(TodoItem(name: name, dueDate: fixture.clock.now), dataManager, fixture) }
            await trial.settle { fixture.saved.count >= names.count }
            #expect(fixture.saved.map(\.name).sorted() == names.sorted())
        },
        Requirement(
            "ADD-DATA-MANAGER-03",
            .should,
            "Items are saved in the order in which they were added.",
            source: "contract of TodoStore: an order that stays the same",
            tags: [.content]
        ) { trial in
            let fixture = Fixture()
            let dataManager = try await trial.build(fixture)
            let names = (1...20).map { "Item \($0)" }
            for name in names { trial.add(TodoItem(name: name, dueDate: fixture.clock.now), dataManager, fixture) }
            await trial.wait { fixture.saved.count >= names.count }
            #expect(fixture.saved.map(\.name) == names)
        },
        Requirement(
            "ADD-DATA-MANAGER-04",
            .must,
            "An item is saved even if the data manager is let go at once.",
            source: "fault class: work that ends with the module, which is dismissed while it saves",
            tags: [.lifetime]
        ) { trial in
            let fixture = Fixture()
            do {
                let dataManager = try await trial.build(fixture)
                trial.add(TodoItem(name: "Buy milk", dueDate: fixture.clock.now), dataManager, fixture)
            }
            await trial.settle { !fixture.saved.isEmpty }
            #expect(fixture.saved.map(\.name) == ["Buy milk"])
        },
        Requirement(
            "ADD-DATA-MANAGER-05",
            .must,
            "After a save that failed, the next item is saved.",
            source: "fault class: an error that is kept for ever",
            tags: [.answers]
        ) { trial in
            let fixture = Fixture()
            let dataManager = try await trial.build(fixture)
            fixture.store.save.fail(Offline())
            trial.add(TodoItem(name: "Milk", dueDate: fixture.clock.now), dataManager, fixture)
            await trial.settle { !fixture.saved.isEmpty }
            fixture.store.save.give(())
            trial.add(TodoItem(name: "Bread", dueDate: fixture.clock.now), dataManager, fixture)
            await trial.wait { fixture.saved.contains { $0.name == "Bread" } }
            let isSaved = fixture.saved.contains { $0.name == "Bread" }
            #expect(isSaved, "“Bread” was not saved after \(fixture.saved.map(\.name)).")
        },
        Requirement(
            "ADD-DATA-MANAGER-06",
            .should,
            "Until it is asked, it has nothing saved, and it never reads.",
            source: "fault class: work begun during assembly"
        ) { trial in
            let fixture = Fixture()
            let dataManager = try await trial.build(fixture)
            await trial.settle()
            #expect(fixture.store.calls == [])
            let item = TodoItem(name: "Buy milk", dueDate: fixture.clock.now)
            trial.add(item, dataManager, fixture)
            await trial.settle { !fixture.store.calls.isEmpty }
            #expect(fixture.store.calls == [.save(item)])
        },
        Requirement(
            "ADD-DATA-MANAGER-07",
            .must,
            "The data manager goes when it is let go, once its item is saved.",
            source: "fault class: a cycle through a task or a closure",
            tags: [.lifetime]
        ) { trial in
            let fixture = Fixture()
            do {
                let dataManager = try await trial.build(fixture)
                trial.add(TodoItem(name: "Buy milk", dueDate: fixture.clock.now), dataManager, fixture)
                await trial.settle { !fixture.saved.isEmpty }
            }
            await trial.settle { fixture.tracker.alive.isEmpty }
            #expect(fixture.tracker.alive == [], "Nobody holds the data manager any more.")
        },
    ]
}

extension Trial<AddDataManagerSpec> {
    /// Adds an item, and writes it into the story.
    fileprivate func add(_ item: TodoItem, _ dataManager: any AddDataManager, _ fixture: AddDataManagerFixture) {
        act("addNewEntry(\(item))", fixture) { dataManager.addNewEntry(item) }
    }
}
