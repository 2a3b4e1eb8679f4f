import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoAssemblyWitnesses {
    /// Applications that are right until the next day, another place, a failure or a swipe.
    static let again: [Witness<TodoAssemblySpec>] = [
        Witness("says that there is nothing before it knows", violates: [30]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let start = app.start
                app.start = { app in
                    start(app)
                    let screen = (app.navigator as? NavigatorSpy)?.visible
                    (screen as? ListTextView)?.showNoContentMessage()
                }
            }
        },
        Witness("reads the clock during assembly", violates: [13]) { fixture in
            FaultyTodoAssembly.probe(fixture) {
                $0.clock = FixedClock(now: fixture.clock.now, calendar: fixture.clock.calendar)
            }
        },
        Witness("has the first day for ever in its add module", violates: [13]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let clock = FixedClock(now: fixture.clock.now, calendar: fixture.clock.calendar)
                app.useInAddModule(clock)
            }
        },
        Witness("has the day of its first add screen for ever in its add module", violates: [13]) { fixture in
            let clock = fixture.clock
            return FaultyTodoAssembly.probe(fixture) { app in
                app.makeAddWireframe = { app, delegate in
                    let day = FixedClock(now: clock.now, calendar: clock.calendar)
                    let wireframe = AddWireframe(
                        navigator: app.navigator,
                        dataManager: app.addDataManager,
                        clock: day,
                        delegate: delegate
                    )
                    return FirstDayWireframe(wireframe) { (day.now, day.calendar) = (clock.now, clock.calendar) }
                }
            }
        },
        Witness("has the day on which its list appeared last", violates: [22], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let clock = fixture.clock
                let day = FixedClock(now: clock.now, calendar: clock.calendar)
                app.startList(on: day) { (day.now, day.calendar) = (clock.now, clock.calendar) }
            }
        },
        Witness("has the day on which add was tapped last", violates: [22], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let clock = fixture.clock
                let day = FixedClock(now: clock.now, calendar: clock.calendar)
                app.startList(on: day, looksAtTaps: true) { (day.now, day.calendar) = (clock.now, clock.calendar) }
            }
        },
        Witness("drops what it finds after midnight", violates: [24], within: .milliseconds(300)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (list, clock) = (app.listDataManager, fixture.clock)
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    let asked = clock.now
                    list.todoItems(from: start, through: end) { items in
                        if clock.calendar.isDate(clock.now, inSameDayAs: asked) { completion(items) }
                    }
                }
            }
        },
        Witness("has the place in which its list appeared last", violates: [23], within: .milliseconds(300)) {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let clock = fixture.clock
                let place = FixedClock(now: clock.now, calendar: clock.calendar)
                app.startList(on: ChangedClock(clock: clock) { $0 = place.calendar }) {
                    place.calendar = clock.calendar
                }
            }
        },
        Witness("keeps the calendar in its data manager", violates: [14]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let calendar = fixture.clock.calendar
                let clock = ChangedClock(clock: fixture.clock) { $0 = calendar }
                let dataManager = TodoDataManager(store: app.store, clock: clock, reportFailure: app.report)
                (app.listDataManager, app.addDataManager) = (dataManager, dataManager)
            }
        },
        Witness("keeps the calendar in its list", violates: [14]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let calendar = fixture.clock.calendar
                app.clock = ChangedClock(clock: fixture.clock) { $0 = calendar }
            }
        },
        Witness("never answers once items could not be read", violates: [15], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (list, isBroken) = (app.listDataManager, Counter())
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    list.todoItems(from: start, through: end) { items in
                        if items == nil { isBroken.value += 1 }
                        if isBroken.value == 0 { completion(items) }
                    }
                }
            }
        },
        Witness("never answers once items could be read and then could not", violates: [15], within: .milliseconds(100))
        {
            fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (list, found, isBroken) = (app.listDataManager, Counter(), Counter())
                app.listDataManager = ScriptedListDataManager { _, start, end, completion in
                    list.todoItems(from: start, through: end) { items in
                        if items == nil { isBroken.value += found.value } else { found.value = 1 }
                        if isBroken.value == 0 { completion(items) }
                    }
                }
            }
        },
        Witness("reports nothing", violates: [16], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let dataManager = TodoDataManager(store: app.store, clock: app.clock) { _ in }
                (app.listDataManager, app.addDataManager) = (dataManager, dataManager)
            }
        },
        Witness("reports no failure to save", violates: [16], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let store = FaultyTodoStore(app.store, save: { try? await $0.save($1) })
                app.use(store)
            }
        },
        Witness("is dead once a blank name was refused", violates: [17], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in
                    RewiringWireframe(make(app, delegate), on: app.navigator, PettyModule.init)
                }
            }
        },
        Witness("stores blank names", violates: [31]) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let (make, dataManager) = (app.makeAddWireframe, app.addDataManager)
                app.makeAddWireframe = { app, delegate in
                    RewiringWireframe(make(app, delegate), on: app.navigator) { module in
                        WatchfulModule(module) {
                            dataManager.addNewEntry(TodoItem(name: " ", dueDate: .now))
                            module.cancelAddAction()
                        }
                    }
                }
            }
        },
        Witness("presents add screens at odd taps", violates: [9, 18], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in
                    let flag = PresenceFlag(delegate)
                    app.retained.append(flag)
                    return ToggledWireframe(flag) { make(app, flag) }
                }
            }
        },
        Witness("shows no add screen once one was swiped away", violates: [18], within: .milliseconds(100)) { fixture in
            FaultyTodoAssembly.probe(fixture) { app in
                let make = app.makeAddWireframe
                app.makeAddWireframe = { app, delegate in
                    let flag = PresenceFlag(delegate)
                    app.retained.append(flag)
                    return FlaggedWireframe(make(app, flag), flag)
                }
            }
        },
    ]
}

extension FaultyTodoAssembly {
    /// Starts the list with a clock of its own, and calls a closure whenever the list appears.
    fileprivate func startList(on clock: any DayClock, looksAtTaps: Bool = false, look: @escaping () -> Void) {
        let (start, usual) = (start, self.clock)
        self.start = { app in
            app.clock = clock
            start(app)
            app.clock = usual
            guard let list = (app.navigator as? NavigatorSpy)?.visible as? ListTextView else { return }
            list.eventHandler = list.eventHandler.map { PunctualModule($0, looksAtTaps: looksAtTaps, look) }
        }
    }
}

/// A flag that is up from the presentation of a screen until the module ends by itself.
@MainActor
private final class PresenceFlag: AddModuleDelegate {
    var isUp = false
    private weak var delegate: (any AddModuleDelegate)?

    init(_ delegate: any AddModuleDelegate) {
        self.delegate = delegate
    }

    func addModuleDidCancelAddAction() {
        isUp = false
        delegate?.addModuleDidCancelAddAction()
    }

    func addModuleDidSaveAddAction() {
        isUp = false
        delegate?.addModuleDidSaveAddAction()
    }
}

/// Presents nothing while a flag is up.
private final class FlaggedWireframe: AddWireframeInterface {
    private let wireframe: any AddWireframeInterface
    private let flag: PresenceFlag

    init(_ wireframe: any AddWireframeInterface, _ flag: PresenceFlag) {
        self.wireframe = wireframe
        self.flag = flag
    }

    func presentAddInterface() {
        guard !flag.isUp else { return }
        flag.isUp = true
        wireframe.presentAddInterface()
    }

    func dismissAddInterface() { wireframe.dismissAddInterface() }
}

/// Presents a new module at every second call.
private final class ToggledWireframe: AddWireframeInterface {
    private let flag: PresenceFlag
    private let make: () -> any AddWireframeInterface

    init(_ flag: PresenceFlag, make: @escaping () -> any AddWireframeInterface) {
        self.flag = flag
        self.make = make
    }

    func presentAddInterface() {
        flag.isUp.toggle()
        if flag.isUp { make().presentAddInterface() }
    }

    func dismissAddInterface() {}
}
