import Foundation
public import Proof
import TodoReference
public import TodoSpecs

/// Every faulty to-do application.
public enum TodoAssemblyWitnesses {
    /// All witnesses: what is connected wrongly, and what goes wrong when something is slow or fails.
    public static let all: [Witness<TodoAssemblySpec>] = machineReaders + wiring + again + slow + shared

    private static let wiring: [Witness<TodoAssemblySpec>] = [
        Witness(
            "shows nothing",
            violates: [1, 2, 3, 4, 5, 7, 9, 10],
            within: .milliseconds(100)
        ) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { $0.start = { _ in } }
        },
        Witness("finds nothing", violates: [1, 2, 4, 5, 7], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { $0.listDataManager = ScriptedListDataManager { _, _, _, _ in } }
        },
        Witness("does not tell the list that an item was added", violates: [2, 4, 7], within: .milliseconds(300)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let deaf = DeafDelegate()
                app.retained.append(deaf)
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, _ in make(app, deaf) }
            }
        },
        Witness("stores nothing", violates: [2, 4, 7], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { $0.addDataManager = ScriptedAddDataManager { _ in } }
        },
        Witness("stores everything twice", violates: [2, 4, 7]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = app.addDataManager
                app.addDataManager = ScriptedAddDataManager {
                    dataManager.addNewEntry($0)
                    dataManager.addNewEntry($0)
                }
            }
        },
        Witness("stores a draft when the user cancels", violates: [3, 4]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in
                    let spiteful = SpitefulDelegate(delegate, app.addDataManager)
                    app.retained.append(spiteful)
                    return make(app, spiteful)
                }
            }
        },
        Witness("says that there is nothing until it is answered after a cancel", violates: [3, 30]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in
                    let forgetful = ForgetfulDelegate(delegate)
                    app.retained.append(forgetful)
                    return make(app, forgetful)
                }
            }
        },
        Witness("ends its days with the clock's hour", violates: [5]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = app.listDataManager
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    dataManager.todoItems(from: start, through: end) { items in
                        completion(items?.filter { $0.dueDate <= end })
                    }
                }
            }
        },
        Witness("ends a day that begins at one o'clock at one o'clock of the next", violates: [5]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let clock = app.clock
                let store = FaultyTodoStore(
                    app.store,
                    find: { store, start, end in
                        let begin = clock.calendar.startOfDay(for: end)
                        let nextDay = clock.calendar.date(byAdding: .day, value: 1, to: begin) ?? end
                        return try await store.items(from: start, through: nextDay.addingTimeInterval(-0.000_1))
                    }
                )
                app.use(store)
            }
        },
        Witness("joins requests that overlap", violates: [6, 20], within: .milliseconds(500)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = app.listDataManager
                app.listDataManager = ScriptedListDataManager { joined, start, end, completion in
                    joined.waiting.append(completion)
                    guard joined.waiting.count == 1 else { return }
                    dataManager.todoItems(from: start, through: end) { items in
                        for completion in joined.waiting { completion(items) }
                        joined.waiting = []
                    }
                }
            }
        },
        Witness("reads before it has saved", violates: [2, 4, 7], within: .milliseconds(500)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let store = app.store
                app.addDataManager = ScriptedAddDataManager { item in
                    Task {
                        for _ in 0..<100 { await Task.yield() }
                        try await store.save(item)
                    }
                }
            }
        },
        Witness("lists what it could not save", violates: [2, 4, 7]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (add, list) = (app.addDataManager, app.listDataManager)
                let unsaved = Unsaved()
                app.addDataManager = ScriptedAddDataManager {
                    unsaved.items.append($0)
                    add.addNewEntry($0)
                }
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    list.todoItems(from: start, through: end) { completion(($0 ?? []) + unsaved.items) }
                }
            }
        },
        Witness("presents an add screen for each tap", violates: [9]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in EagerWireframe(delegate) { make(app, $0) } }
            }
        },
        Witness("keeps each add screen", violates: [10, 11]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in
                    KeepingWireframe(make(app, delegate), navigator: fixture.navigator)
                }
            }
        },
        Witness("keeps its navigator", violates: [11]) { fixture in
            FaultyTodoAssembly.probe(fixture) { $0.retained.append(fixture.navigator) }
        },
    ]
}

/// Ignores all calls.
private final class DeafDelegate: AddModuleDelegate {
    func addModuleDidCancelAddAction() {}

    func addModuleDidSaveAddAction() {}
}

/// Stores an item when the user cancels, and reports that as saved.
private final class SpitefulDelegate: AddModuleDelegate {
    private weak var delegate: (any AddModuleDelegate)?
    private let dataManager: any AddDataManager

    init(_ delegate: any AddModuleDelegate, _ dataManager: any AddDataManager) {
        self.delegate = delegate
        self.dataManager = dataManager
    }

    func addModuleDidCancelAddAction() {
        dataManager.addNewEntry(TodoItem(name: "Draft", dueDate: Date(timeIntervalSince1970: 1_400_673_600)))
        delegate?.addModuleDidSaveAddAction()
    }

    func addModuleDidSaveAddAction() { delegate?.addModuleDidSaveAddAction() }
}

/// Empties the list after a cancel, and updates it.
private final class ForgetfulDelegate: AddModuleDelegate {
    private weak var delegate: (any AddModuleDelegate)?

    init(_ delegate: any AddModuleDelegate) { self.delegate = delegate }

    func addModuleDidCancelAddAction() {
        (delegate as? any ListInteractorOutput)?.foundUpcomingItems([])
        (delegate as? any ListModuleInterface)?.updateView()
    }

    func addModuleDidSaveAddAction() { delegate?.addModuleDidSaveAddAction() }
}

/// Presents a new module at every call.
private final class EagerWireframe: AddWireframeInterface {
    private weak var delegate: (any AddModuleDelegate)?
    private let make: (any AddModuleDelegate) -> any AddWireframeInterface

    init(_ delegate: any AddModuleDelegate, make: @escaping (any AddModuleDelegate) -> any AddWireframeInterface) {
        self.delegate = delegate
        self.make = make
    }

    func presentAddInterface() { delegate.map(make)?.presentAddInterface() }

    func dismissAddInterface() {}
}

/// Keeps the screens that its wireframe presents.
private final class KeepingWireframe: AddWireframeInterface {
    private let wireframe: any AddWireframeInterface
    private weak var navigator: NavigatorSpy?
    private var screens: [AnyObject] = []

    init(_ wireframe: any AddWireframeInterface, navigator: NavigatorSpy) {
        self.wireframe = wireframe
        self.navigator = navigator
    }

    func presentAddInterface() {
        wireframe.presentAddInterface()
        screens += navigator?.presented ?? []
    }

    func dismissAddInterface() { wireframe.dismissAddInterface() }
}

/// All added items, whether or not they could be saved.
@MainActor
private final class Unsaved {
    var items: [TodoItem] = []
}
