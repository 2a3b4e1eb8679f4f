import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoAssemblyWitnesses {
    /// Applications that share state with others, or that answer with something else than their store has.
    static let shared: [Witness<TodoAssemblySpec>] = [
        Witness("finds and saves in the store that was opened last", violates: [25], within: .milliseconds(100)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = TodoDataManager(store: app.store, clock: app.clock, reportFailure: app.report)
                LastDataManager.dataManager = dataManager
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    (LastDataManager.dataManager ?? dataManager)
                        .todoItems(from: start, through: end, completion: completion)
                }
                app.addDataManager = ScriptedAddDataManager {
                    (LastDataManager.dataManager ?? dataManager).addNewEntry($0)
                }
            }
        },
        Witness("takes the same day of a month for the same day in its add module", violates: [13]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                let clock = MonthlyClock(fixture.clock)
                app.makeAddWireframe = { app, delegate in
                    let usual = app.clock
                    app.clock = clock
                    defer { app.clock = usual }
                    return make(app, delegate)
                }
            }
        },
        Witness("puts what was saved into the list, whenever it is due", violates: [27]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let news = News()
                let store = FaultyTodoStore(
                    app.store,
                    save: { store, item in
                        try await store.save(item)
                        await news.add(item)
                    },
                    find: { store, start, end in
                        let items = try await store.items(from: start, through: end)
                        return items + (await news.take().filter { !items.contains($0) })
                    }
                )
                app.use(store)
            }
        },
        Witness("lists what is still being saved, if it is due later", violates: [27], within: .milliseconds(300)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = HopefulDataManager(app)
                (app.listDataManager, app.addDataManager) = (dataManager, dataManager)
            }
        },
        Witness("forgets what waits after two failures in a row", violates: [26], within: .milliseconds(300)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = ImpatientDataManager(app)
                (app.listDataManager, app.addDataManager) = (dataManager, dataManager)
            }
        },
    ]
}

/// State that all applications of the process share.
@MainActor
private enum LastDataManager {
    static weak var dataManager: TodoDataManager?
}

/// A clock that stands still until the number of the day in its month changes.
private final class MonthlyClock: DayClock, @unchecked Sendable {
    private let clock: any DayClock
    // This lock guards the instant, which justifies `@unchecked`.
    private let lock = NSLock()
    private var known: Date?

    init(_ clock: any DayClock) {
        self.clock = clock
    }

    var calendar: Calendar { clock.calendar }

    var now: Date {
        lock.withLock {
            let (now, calendar) = (clock.now, clock.calendar)
            let day = known.map { calendar.component(.day, from: $0) }
            if day != calendar.component(.day, from: now) { known = now }
            return known ?? now
        }
    }
}

/// The items that were saved since the last look.
private actor News {
    private var items: [TodoItem] = []

    func add(_ item: TodoItem) { items.append(item) }

    func take() -> [TodoItem] {
        defer { items = [] }
        return items
    }
}

/// Does not wait for saves of items that are due after the requested days, and adds such items to its answer.
private final class HopefulDataManager: SerialDataManager {
    private var saving: [TodoItem] = []

    override func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor @Sendable ([TodoItem]?) -> Void
    ) {
        let nextDay = endDate.addingTimeInterval(86_400)
        let isLate = saving.contains { $0.dueDate > nextDay }
        Task { [list, lastSave] in
            if !isLate { await lastSave?.value }
            list.todoItems(from: startDate, through: endDate) { items in
                completion((items ?? []) + self.saving.filter { $0.dueDate > nextDay })
            }
        }
    }

    override func addNewEntry(_ entry: TodoItem) {
        saving.append(entry)
        super.addNewEntry(entry)
    }

    override func save(_ entry: TodoItem) async {
        await super.save(entry)
        saving.removeFirst()
    }
}

/// Drops the waiting items after two failed saves in a row.
private final class ImpatientDataManager: SerialDataManager {
    private var waiting: [TodoItem] = []
    private var failures = 0

    override func addNewEntry(_ entry: TodoItem) {
        waiting.append(entry)
        super.addNewEntry(entry)
    }

    override func save(_ entry: TodoItem) async {
        guard !waiting.isEmpty else { return }
        do {
            try await store.save(waiting.removeFirst())
            failures = 0
        } catch {
            report(error)
            failures += 1
            if failures == 2 { waiting = [] }
        }
    }
}
