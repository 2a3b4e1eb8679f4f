import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoAssemblyWitnesses {
    /// Applications that are right only with the first list or save, or only while something exists.
    static let slow: [Witness<TodoAssemblySpec>] = [
        Witness("keeps its weeks", violates: [29]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let firstWeekday = fixture.clock.calendar.firstWeekday
                app.clock = ChangedClock(clock: fixture.clock) { $0.firstWeekday = firstWeekday }
            }
        },
        Witness("waits for the newest save only", violates: [20], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = HastyDataManager(app)
                (app.listDataManager, app.addDataManager) = (dataManager, dataManager)
            }
        },
        Witness("keeps answers back while an item is added, until that has ended", violates: [28]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (list, make, adding) = (app.listDataManager, app.makeAddWireframe, Adding())
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    list.todoItems(from: start, through: end) { items in adding.afterwards { completion(items) } }
                }
                app.makeAddWireframe = { app, delegate in AddingWireframe(adding, delegate) { make(app, $0) } }
            }
        },
        Witness("makes its add module for the first list only", violates: [19], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                var first: (any AddWireframeInterface)?
                app.makeAddWireframe = { app, delegate in
                    first = first ?? make(app, delegate)
                    return first ?? make(app, delegate)
                }
            }
        },
        Witness("makes a data manager for each start", violates: [19], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let start = app.start
                app.start = { app in
                    let dataManager = TodoDataManager(store: app.store, clock: app.clock, reportFailure: app.report)
                    (app.listDataManager, app.addDataManager) = (dataManager, dataManager)
                    start(app)
                }
            }
        },
        Witness("waits for no save any more once one has failed", violates: [8], within: .milliseconds(300)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = ImpatientDataManager(app)
                (app.listDataManager, app.addDataManager) = (dataManager, dataManager)
            }
        },
        Witness("forgets what waits once a save is done", violates: [20], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = ForgetfulDataManager(app)
                (app.listDataManager, app.addDataManager) = (dataManager, dataManager)
            }
        },
        Witness("keeps what it has read until something is added", violates: [6, 20], within: .milliseconds(300)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (list, add) = (app.listDataManager, app.addDataManager)
                var known: [[Date]: [TodoItem]] = [:]
                app.addDataManager = ScriptedAddDataManager { item in
                    known = [:]
                    add.addNewEntry(item)
                }
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    if let items = known[[start, end]] { return completion(items) }
                    list.todoItems(from: start, through: end) { items in
                        known[[start, end]] = items
                        completion(items)
                    }
                }
            }
        },
        Witness("has its add screen begin with the day of assembly's zone", violates: [14]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let clock = MorningClock(clock: fixture.clock, calendar: fixture.clock.calendar)
                app.useInAddModule(clock)
            }
        },
        Witness("holds the list's presenter in its add module", violates: [11]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { HoldingWireframe(make($0, $1), holding: $1) }
            }
        },
        Witness("keeps its language", violates: [21]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let locale = fixture.clock.calendar.locale
                app.clock = ChangedClock(clock: fixture.clock) { calendar in
                    // Setting the locale also changes the first weekday, which is not the fault here.
                    let firstWeekday = calendar.firstWeekday
                    calendar.locale = locale
                    calendar.firstWeekday = firstWeekday
                }
            }
        },
        Witness("reports its first failed save only", violates: [16], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let failures = Counter()
                let store = FaultyTodoStore(
                    app.store,
                    save: { store, item in
                        do {
                            try await store.save(item)
                        } catch {
                            let isFirst = await MainActor.run {
                                failures.value += 1
                                return failures.value == 1
                            }
                            if isFirst { throw error }
                        }
                    }
                )
                app.use(store)
            }
        },
        Witness("reports its first failed read only", violates: [16], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let failures = Counter()
                let store = FaultyTodoStore(
                    app.store,
                    find: { store, start, end in
                        do {
                            return try await store.items(from: start, through: end)
                        } catch {
                            let isFirst = await MainActor.run {
                                failures.value += 1
                                return failures.value == 1
                            }
                            if isFirst { throw error }
                            return []
                        }
                    }
                )
                app.use(store)
            }
        },
        Witness("has nothing to hand over once a save has failed", violates: [8], within: .milliseconds(300)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let failures = Counter()
                let store = FaultyTodoStore(
                    app.store,
                    save: { store, item in
                        do {
                            try await store.save(item)
                        } catch {
                            await MainActor.run { failures.value = 1 }
                            throw error
                        }
                    },
                    find: { store, start, end in
                        let hasFailed = await MainActor.run {
                            defer { failures.value = 0 }
                            return failures.value == 1
                        }
                        return hasFailed ? [] : try await store.items(from: start, through: end)
                    }
                )
                app.use(store)
            }
        },
        Witness("saves nothing any more after three failures in a row", violates: [8], within: .milliseconds(300)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let failures = Counter()
                let store = FaultyTodoStore(
                    app.store,
                    save: { store, item in
                        guard await MainActor.run(body: { failures.value < 3 }) else { return }
                        do {
                            try await store.save(item)
                            await MainActor.run { failures.value = 0 }
                        } catch {
                            await MainActor.run { failures.value += 1 }
                            throw error
                        }
                    }
                )
                app.use(store)
            }
        },
        Witness("asks no third question before an answer", violates: [6, 20], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (list, pending) = (app.listDataManager, Counter())
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    guard pending.value < 2 else { return }
                    pending.value += 1
                    list.todoItems(from: start, through: end) { items in
                        pending.value = 0
                        completion(items)
                    }
                }
            }
        },
        Witness("takes an item for the one that is being saved, if they are alike", violates: [20]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let current = CurrentItem()
                let store = FaultyTodoStore(
                    app.store,
                    save: { store, item in
                        await current.set(item)
                        let result = await Task { try await store.save(item) }.result
                        await current.set(nil)
                        try result.get()
                    }
                )
                let dataManager = TodoDataManager(store: store, clock: app.clock, reportFailure: app.report)
                app.listDataManager = dataManager
                app.addDataManager = ScriptedAddDataManager { if $0 != current.item { dataManager.addNewEntry($0) } }
            }
        },
        Witness("offers what was typed before the add screen was swiped away", violates: [18]) { fixture in
            let draft = Draft()
            let probe = FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in
                    DraftingWireframe(make(app, delegate), on: app.navigator, draft)
                }
            }
            return TodoAssemblyProbe(start: probe.start, list: probe.list) { probe.add($0).map(draft.remembering) }
        },
        Witness("says nothing once there is nothing any more", violates: [13], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (list, found) = (app.listDataManager, Counter())
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    list.todoItems(from: start, through: end) { items in
                        if found.value > 0, items?.isEmpty ?? true { return }
                        found.value += items?.count ?? 0
                        completion(items)
                    }
                }
            }
        },
        Witness(
            "tells the list a moment later, unless the add screen has gone",
            violates: [2, 4, 7],
            within: .milliseconds(300)
        ) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in
                    RewiringWireframe(make(app, delegate), on: app.navigator) {
                        ($0 as? AddPresenter).map(MortalModule.init)
                    }
                }
            }
        },
    ]
}

/// The item that is being saved.
@MainActor
private final class CurrentItem {
    private(set) var item: TodoItem?

    func set(_ item: TodoItem?) { self.item = item }
}

/// Shows on a new screen the name that was typed on the last one.
private final class DraftingWireframe: AddWireframeInterface {
    private let wireframe: any AddWireframeInterface
    private weak var navigator: NavigatorSpy?
    private let draft: Draft

    init(_ wireframe: any AddWireframeInterface, on navigator: (any Navigator)?, _ draft: Draft) {
        self.wireframe = wireframe
        self.navigator = navigator as? NavigatorSpy
        self.draft = draft
    }

    func presentAddInterface() {
        wireframe.presentAddInterface()
        if let name = draft.name { (navigator?.presented.last as? AddTextView)?.setEntryName(name) }
    }

    func dismissAddInterface() { wireframe.dismissAddInterface() }
}

/// Waits for the previous save, unless another save has finished since that was queued.
private final class ForgetfulDataManager: SerialDataManager {
    override func save(_ entry: TodoItem) async {
        await super.save(entry)
        lastSave = nil
    }
}

/// Holds the delegate of its module, which is a cycle: the delegate's list holds this wireframe.
@MainActor
private final class HoldingWireframe: AddWireframeInterface {
    private let wireframe: any AddWireframeInterface
    private let delegate: any AddModuleDelegate

    init(_ wireframe: any AddWireframeInterface, holding delegate: any AddModuleDelegate) {
        self.wireframe = wireframe
        self.delegate = delegate
    }

    func presentAddInterface() { wireframe.presentAddInterface() }

    func dismissAddInterface() { wireframe.dismissAddInterface() }
}

/// A clock that always shows the first instant of the day, in a calendar that never changes.
private struct MorningClock: DayClock {
    let clock: any DayClock
    let calendar: Calendar

    var now: Date { calendar.startOfDay(for: clock.now) }
}

/// Lets saves overtake each other, and waits only for the newest.
private final class HastyDataManager: SerialDataManager {
    override func addNewEntry(_ entry: TodoItem) { lastSave = Task { await save(entry) } }
}

/// Whether an item is being added, and the actions that wait until it is.
@MainActor
private final class Adding {
    var isUnderWay = false {
        didSet { if !isUnderWay { runAll() } }
    }
    private var waiting: [() -> Void] = []

    func afterwards(_ action: @escaping () -> Void) {
        waiting.append(action)
        if !isUnderWay { runAll() }
    }

    private func runAll() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}

/// Notices the end of adding only if it is told, and not after a swipe.
@MainActor
private final class AddingWireframe: AddWireframeInterface, AddModuleDelegate {
    private let adding: Adding
    private weak var delegate: (any AddModuleDelegate)?
    private lazy var wireframe = make(self)
    private let make: (any AddModuleDelegate) -> any AddWireframeInterface

    init(
        _ adding: Adding,
        _ delegate: any AddModuleDelegate,
        make: @escaping (any AddModuleDelegate) -> any AddWireframeInterface
    ) {
        (self.adding, self.delegate, self.make) = (adding, delegate, make)
    }

    func presentAddInterface() {
        adding.isUnderWay = true
        wireframe.presentAddInterface()
    }

    func dismissAddInterface() { wireframe.dismissAddInterface() }

    func addModuleDidCancelAddAction() {
        adding.isUnderWay = false
        delegate?.addModuleDidCancelAddAction()
    }

    func addModuleDidSaveAddAction() {
        adding.isUnderWay = false
        delegate?.addModuleDidSaveAddAction()
    }
}

/// Does not wait for saves after one has failed.
private final class ImpatientDataManager: SerialDataManager {
    private var hasFailed = false

    override func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor @Sendable ([TodoItem]?) -> Void
    ) {
        if hasFailed {
            list.todoItems(from: startDate, through: endDate, completion: completion)
        } else {
            super.todoItems(from: startDate, through: endDate, completion: completion)
        }
    }

    override func save(_ entry: TodoItem) async {
        do {
            try await store.save(entry)
        } catch {
            hasFailed = true
            report(error)
        }
    }
}
