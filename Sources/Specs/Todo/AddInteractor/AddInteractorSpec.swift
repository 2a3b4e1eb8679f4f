import Foundation
import Testing

/// What has to be true of an interactor that adds a to-do item.
///
/// It creates the entity and has its data manager store it.
///
/// ```swift
/// @Suite struct OurAddInteractorTests {
///     @Test(arguments: AddInteractorSpec.requirements)
///     func conforms(to requirement: AddInteractorSpec.Requirement) async throws {
///         try await requirement.verify { fixture in OurAddInteractor(dataManager: fixture.dataManager) }
///     }
/// }
/// ```
public enum AddInteractorSpec: Spec {
    /// The data manager.
    public typealias Fixture = AddInteractorFixture
    /// An interactor, or an adapter that forwards everything to one.
    public typealias Subject = any AddInteractorInput

    /// All requirements.
    public static let requirements: [Requirement] = [
        Requirement(
            "ADD-INTERACTOR-01",
            .must,
            "Saving stores one item, with that name and due date.",
            source: "VIPER as published: the interactor creates the entity",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            run.save()
            await run.settle { !$0.stored.isEmpty }
            #expect(run.stored == [TodoItem(name: "Buy milk", dueDate: .tomorrow)])
        },
        Requirement(
            "ADD-INTERACTOR-02",
            .must,
            "Names and due dates are stored exactly as they are, to the last character and fraction of a second.",
            source: "fault class: names trimmed, cut, corrected or normalised, dates cut to the day",
            tags: [.content]
        ) { trial in
            let names = [String].delicate
            let dueDates = names.indices.map { Date.tomorrow.addingTimeInterval(Double($0) * 60.12525) }
            // Midnight, as in a date without a time, is an instant like any other.
            let midnights = [Calendar.published, .current].map { $0.startOfDay(for: .tomorrow) }
            // Far dates catch code that counts from 1970 or keeps dates in 32 bits.
            let far = [(1, 1, 1), (1900, 1, 1), (1969, 7, 20), (2038, 1, 20), (2150, 1, 1), (9999, 12, 31)].map {
                CivilDay($0, $1, $2).at(12, in: .gmt)
            }
            for (name, dueDate) in zip(names, dueDates) + (midnights + far).map({ ("Buy milk", $0) }) {
                let run = try await trial.start(Fixture())
                run.save(name, dueDate)
                await run.settle { !$0.stored.isEmpty }
                #expect(run.stored.map { ExactText($0.name) } == [ExactText(name)])
                #expect(run.stored.map { ExactDate($0.dueDate) } == [ExactDate(dueDate)])
            }
            // A blank name may be refused, but not replaced by something else.
            for name in ["", " \n"] {
                let run = try await trial.start(Fixture())
                run.save(name)
                await run.settle()
                #expect(run.stored.filter { ExactText($0.name) != ExactText(name) } == [])
            }
            // Swift takes these names for equal, although they are spelled differently.
            let run = try await trial.start(Fixture())
            let spellings = ["U\u{308}ber", "\u{DC}ber", "U\u{308}ber"]
            for (index, name) in spellings.enumerated() {
                run.save(name, .tomorrow.addingTimeInterval(Double(index)))
                await run.settle { $0.stored.count > index }
            }
            // Another requirement says whether such items may be merged.
            guard run.stored.count == spellings.count else { return }
            #expect(run.stored.map { ExactText($0.name) } == spellings.map(ExactText.init))
        },
        Requirement(
            "ADD-INTERACTOR-03",
            .must,
            "An item that is saved again is stored again, with the same date or another, in the order of saving.",
            source: "fault class: alike items treated as one",
            tags: [.content]
        ) { trial in
            let run = try await trial.start(Fixture())
            let later = Date.tomorrow.addingTimeInterval(86_400)
            // The same item may be due several times a day, such as a pill in the morning and in the evening.
            let hours = [0, 8, 7, -4].map { ("Take a pill", Date.tomorrow.addingTimeInterval($0 * 3_600)) }
            let few =
                ([
                    ("Buy milk", Date.tomorrow), ("Buy bread", .tomorrow), ("Buy milk", .tomorrow),
                    ("Buy milk", .tomorrow),
                    ("Buy milk", .tomorrow), ("Buy milk", later), ("Buy milk", .tomorrow), ("Buy milk", later),
                    ("Buy bread", later),
                ] + hours).map { TodoItem(name: $0, dueDate: $1) }
            for (index, item) in few.enumerated() {
                run.save(item.name, item.dueDate)
                await run.settle { $0.stored.count > index }
            }
            try expect(run.stored, toBe: few, "Each was saved once the one before it was stored.")
            // Long names may take longer in a module that works in the background.
            let long = (1...3).map { "Long \($0)" + String(repeating: " word", count: $0 * 1_000) }
            let names = long + (1...60).map { "Item \($0 / 2)" }
            let many = names.map { TodoItem(name: $0, dueDate: .tomorrow) }
            for item in many.prefix(3) + few + many.dropFirst(3) { run.save(item.name, item.dueDate) }
            await run.settle { $0.stored.count >= 2 * few.count + many.count }
            let all = few + many.prefix(3) + few + many.dropFirst(3)
            try expect(run.stored, toBe: all, "All but the first \(few.count) were saved at once.")
            let alike = try await trial.start(Fixture())
            for name in [String].lookalikes { alike.save(name) }
            await alike.settle { $0.stored.count >= [String].lookalikes.count }
            let count = alike.stored.count
            #expect(count >= [String].lookalikes.count, "Each differs in little from the one before it.")
        },
        .quiet(
            "ADD-INTERACTOR-04",
            "Until the interactor is asked, it stores nothing.",
            start: { try await $0.start(Fixture()) },
            ask: { $0.save() }
        ),
        Requirement(
            "ADD-INTERACTOR-05",
            .must,
            "The interactor is deallocated when it is released, however much it has saved.",
            source: "fault class: a cycle through a closure or a task",
            tags: [.lifetime]
        ) { trial in
            // A blank name may be refused.
            let alike = Array(repeating: "Buy milk", count: 20)
            for names in [["Buy milk"], ["Buy milk", "Buy bread", "Buy milk"], alike, ["", " "], .delicate] {
                let run = try await trial.start(Fixture())
                for (index, name) in names.enumerated() {
                    run.save(name)
                    await run.settle { $0.stored.count > index || name.allSatisfy(\.isWhitespace) }
                }
                await run.letGo()
                let survivors = try await run.survivors()
                #expect(survivors == [], "Nobody holds the interactor any more.")
            }
        },
        Requirement(
            "ADD-INTERACTOR-06",
            .must,
            "What is saved is stored even if the interactor is released immediately.",
            source: "fault class: work that ends with the module, which is dismissed while it saves",
            tags: [.lifetime],
            presupposes: ["ADD-INTERACTOR-03"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let names = ["Buy milk", "Buy bread"]
            for name in names { run.save(name) }
            await run.letGo()
            await run.settle { $0.stored.count >= names.count }
            #expect(run.stored.map(\.name) == names)
        },
        Requirement(
            "ADD-INTERACTOR-07",
            .must,
            "The data manager is told on the main actor.",
            source: "contract of AddDataManager: it is @MainActor",
            presupposes: ["ADD-INTERACTOR-03"]
        ) { trial in
            let fixture = Fixture()
            let watch = ExecutorWatch(fixture.log)
            let run = try await trial.start(fixture)
            for count in 1...2 {
                run.save()
                await run.settle { $0.stored.count >= count }
            }
            #expect(watch.strays == [], "This was not told on the main actor.")
        },
        Requirement(
            "ADD-INTERACTOR-08",
            .must,
            "What is saved while an item is being stored is stored too.",
            source: "fault class: a list of waiting items that is emptied only after each was stored",
            presupposes: ["ADD-INTERACTOR-01", "ADD-INTERACTOR-03", "ADD-INTERACTOR-07"]
        ) { trial in
            let run = try await trial.start(Fixture())
            let names = ["Buy milk", "Buy bread", "Buy eggs"]
            run.saveEachWithin(names[...])
            await run.settle { $0.stored.count >= names.count }
            #expect(run.stored.map(\.name) == names, "Each was saved while the one before it was being stored.")

            let both = try await trial.start(Fixture())
            both.during(both.dataManager.logged(.addNewEntry(TodoItem(name: names[0], dueDate: .tomorrow)))) { run in
                for name in names { run.save(name) }
            }
            both.save(names[0])
            await both.settle { $0.stored.count > names.count }
            let all = [names[0]] + names
            #expect(both.stored.map(\.name) == all, "The others were saved while the first was being stored.")
        },
        Requirement(
            "ADD-INTERACTOR-09",
            .should,
            "Two interactors that exist at the same time each store their items with their own data manager.",
            source: "fault class: a data manager that all interactors share, while the application has two windows",
            presupposes: ["ADD-INTERACTOR-01", "ADD-INTERACTOR-03"]
        ) { trial in
            let runs = [try await trial.start(Fixture()), try await trial.start(Fixture())]
            let names = ["Buy milk", "Buy bread", "Buy bread"]
            for name in names {
                for run in runs { run.save(name) }
            }
            for run in runs {
                await run.settle { $0.stored.count >= names.count }
                #expect(run.stored.map(\.name) == names, "There is another interactor at the same time.")
            }
        },
    ]
}

extension Run<AddInteractorSpec> {
    /// Asks the interactor to save.
    fileprivate func save(_ name: String = "Buy milk", _ dueDate: Date = .tomorrow) {
        act("saveNewEntry(name: \(name), dueDate: \(dueDate))") { $0.saveNewEntry(name: name, dueDate: dueDate) }
    }

    /// Asks the interactor to save the first name, and each further name while the one before it is being stored.
    fileprivate func saveEachWithin(_ names: ArraySlice<String>) {
        guard let name = names.first else { return }
        during(fixture.dataManager.logged(.addNewEntry(TodoItem(name: name, dueDate: .tomorrow)))) { run in
            run.saveEachWithin(names.dropFirst())
        }
        save(name)
    }
}

/// Expects that every saved item was stored, and then that all were stored in the same order.
@MainActor
private func expect(_ items: [TodoItem], toBe expected: [TodoItem], _ when: Comment) throws {
    func short(_ item: TodoItem) -> String { "\(item.name.prefix(9)), due \(item.dueDate)" }
    let (stored, saved) = (items.map(short), expected.map(short))
    let neverStored = saved.missing(in: stored)
    try #require(neverStored == [], when)
    #expect(stored == saved, when)
}

extension Date {
    /// Noon of 22 May 2014.
    fileprivate static let tomorrow = CivilDay(2014, 5, 22).at(12, in: .gmt)
}
