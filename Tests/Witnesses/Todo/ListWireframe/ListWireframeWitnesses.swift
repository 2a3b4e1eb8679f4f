import Foundation
public import Proof
import TodoReference
public import TodoSpecs

/// Every faulty list wireframe.
public enum ListWireframeWitnesses {
    /// All witnesses: where they lead, what they leave unconnected, and what they hold.
    public static let all: [Witness<ListWireframeSpec>] = [
        Witness("shows nothing", violates: .all(except: 9, 10, 11, 12, 13, 14, 15, 16), within: .milliseconds(100)) {
            fixture in
            FaultyListWireframe.probe(fixture) { $0.show = { _, _ in } }
        },
        Witness("says that there is nothing before it knows", violates: [16]) { fixture in
            FaultyListWireframe.probe(fixture) { $0.connect = { _, parts in parts.view.showNoContentMessage() } }
        },
        Witness("leads from its second list once", violates: [9], within: .milliseconds(100)) { fixture in
            FaultyListWireframe.probe(fixture) {
                let (add, taps) = ($0.add, Counter())
                $0.add = { wireframe in
                    if wireframe.times > 1 { taps.value += 1 }
                    if taps.value < 2 { add(wireframe) }
                }
            }
        },
        Witness("reads the clock once its second list is shown", violates: [11]) { fixture in
            let clock = fixture.clock
            return FaultyListWireframe.probe(fixture) {
                $0.make = { wireframe, presenter in
                    wireframe.addWireframe = wireframe.makeAddWireframe(presenter)
                    wireframe.clock = FixedClock(now: clock.now, calendar: clock.calendar)
                }
            }
        },
        Witness("pushes its screen on the one before", violates: [1, 3, 4]) { fixture in
            FaultyListWireframe.probe(fixture) { $0.show = { $0.navigator?.push($1) } }
        },
        Witness("pushes its second screen on the first", violates: [4]) { fixture in
            FaultyListWireframe.probe(fixture) {
                let show = $0.show
                $0.show = { if $0.times > 1 { $0.navigator?.push($1) } else { show($0, $1) } }
            }
        },
        Witness("presents its second screen over the first", violates: [4]) { fixture in
            FaultyListWireframe.probe(fixture) {
                let show = $0.show
                $0.show = { if $0.times > 1 { $0.navigator?.present($1) } else { show($0, $1) } }
            }
        },
        Witness("reads the clock during assembly", violates: [11]) { fixture in
            FaultyListWireframe.probe(fixture) {
                $0.clock = FixedClock(now: fixture.clock.now, calendar: fixture.clock.calendar)
            }
        },
        Witness("reads the calendar during assembly", violates: [12]) { fixture in
            FaultyListWireframe.probe(fixture) {
                let calendar = fixture.clock.calendar
                $0.clock = ChangedClock(clock: fixture.clock) { $0 = calendar }
            }
        },
        Witness("keeps the weeks of assembly", violates: [15]) { fixture in
            FaultyListWireframe.probe(fixture) {
                let firstWeekday = fixture.clock.calendar.firstWeekday
                $0.clock = ChangedClock(clock: fixture.clock) { $0.firstWeekday = firstWeekday }
            }
        },
        Witness("shows its second list twice", violates: [4]) { fixture in
            FaultyListWireframe.probe(fixture) {
                let show = $0.show
                $0.show = { wireframe, view in
                    show(wireframe, view)
                    if wireframe.times > 1 { show(wireframe, view) }
                }
            }
        },
        Witness("holds its presenter, which holds it", violates: [7]) { fixture in
            FaultyListWireframe.probe(fixture) { $0.connect = { $0.retained = [$1.presenter] } }
        },
        Witness("names days in the calendar of assembly", violates: [13]) { fixture in
            FaultyListWireframe.probe(fixture) {
                let (make, calendar) = ($0.make, fixture.clock.calendar)
                let clock = ChangedClock(clock: fixture.clock) { $0 = calendar }
                $0.connect = { wireframe, parts in
                    let presenter = ListPresenter(clock: clock)
                    presenter.interactor = parts.interactor
                    presenter.userInterface = parts.view
                    presenter.wireframe = wireframe
                    parts.interactor.output = presenter
                    parts.view.eventHandler = presenter
                    make(wireframe, presenter)
                }
            }
        },
        Witness("shows a list once and never again", violates: [4], within: .milliseconds(100)) { fixture in
            FaultyListWireframe.probe(fixture) {
                let (make, show) = ($0.make, $0.show)
                $0.make = { if $0.times == 1 { make($0, $1) } }
                $0.show = { if $0.times == 1 { show($0, $1) } }
            }
        },
        Witness("leaves the view without an event handler", violates: [2, 3, 4, 8], within: .milliseconds(100)) {
            fixture in
            FaultyListWireframe.probe(fixture) { $0.connect = { _, parts in parts.view.eventHandler = nil } }
        },
        Witness("leaves the presenter without a view", violates: [2, 4, 8]) { fixture in
            FaultyListWireframe.probe(fixture) { $0.connect = { $1.presenter.userInterface = nil } }
        },
        Witness("leaves the presenter without an interactor", violates: [2, 4, 8], within: .milliseconds(100)) {
            fixture in
            FaultyListWireframe.probe(fixture) { $0.connect = { $1.presenter.interactor = nil } }
        },
        Witness("leaves the interactor without an output", violates: [2, 4, 8]) { fixture in
            FaultyListWireframe.probe(fixture) { $0.connect = { $1.interactor.output = nil } }
        },
        Witness("leaves the presenter without a wireframe", violates: [3, 4, 8], within: .milliseconds(100)) {
            fixture in
            FaultyListWireframe.probe(fixture) { $0.connect = { $1.presenter.wireframe = nil } }
        },
        Witness("connects its parts the first time only", violates: [4], within: .milliseconds(100)) { fixture in
            FaultyListWireframe.probe(fixture) {
                $0.connect = { if $0.times > 1 { $1.view.eventHandler = nil } }
            }
        },
        Witness("makes its add module for the first list only", violates: [10], within: .milliseconds(100)) { fixture in
            FaultyListWireframe.probe(fixture) {
                let make = $0.make
                $0.make = { if $0.addWireframe == nil { make($0, $1) } }
            }
        },
        Witness("tells the list of the last window what was added", violates: [14], within: .milliseconds(100)) {
            fixture in
            FaultyListWireframe.probe(fixture) {
                $0.make = { wireframe, presenter in
                    LastList.presenter = presenter
                    let list = LastList()
                    wireframe.retained = [list]
                    wireframe.addWireframe = wireframe.makeAddWireframe(list)
                }
            }
        },
        Witness("presents the add module once and never again", violates: [9], within: .milliseconds(100)) {
            fixture in
            FaultyListWireframe.probe(fixture) {
                $0.add = { wireframe in
                    if wireframe.retained.isEmpty { wireframe.addWireframe?.presentAddInterface() }
                    wireframe.retained.append(0)
                }
            }
        },
        Witness("presents the add module twice", violates: [3, 4, 8]) { fixture in
            FaultyListWireframe.probe(fixture) {
                $0.add = { wireframe in
                    wireframe.addWireframe?.presentAddInterface()
                    wireframe.addWireframe?.presentAddInterface()
                }
            }
        },
        Witness("presents a screen of its own before the add module", violates: [3]) { fixture in
            FaultyListWireframe.probe(fixture) {
                $0.add = { wireframe in
                    wireframe.navigator?.present(ListTextView())
                    wireframe.addWireframe?.presentAddInterface()
                }
            }
        },
        Witness("shows its screen during assembly", violates: [1, 3, 5]) { fixture in
            FaultyListWireframe.probe(fixture) { $0.presentList() }
        },
        Witness("keeps its screen, as published", violates: [6, 7]) { fixture in
            FaultyListWireframe.probe(fixture) { $0.connect = { $0.retained.append($1.view) } }
        },
        Witness("keeps the presenter of the list before", violates: [7]) { fixture in
            FaultyListWireframe.probe(fixture) { wireframe in
                weak var current: ListPresenter?
                wireframe.connect = { wireframe, parts in
                    wireframe.retained = [current as Any]
                    current = parts.presenter
                }
            }
        },
        Witness("keeps its navigator", violates: [7]) { fixture in
            FaultyListWireframe.probe(fixture) { $0.retained.append(fixture.navigator) }
        },
        Witness("asks for the add module no more once an item was added", violates: [9]) { fixture in
            FaultyListWireframe.probe(fixture) {
                let delegate = Saves()
                let add = $0.add
                $0.retained = [delegate]
                $0.make = { wireframe, presenter in
                    (delegate.presenter, delegate.count) = (presenter, 0)
                    wireframe.addWireframe = wireframe.makeAddWireframe(delegate)
                }
                $0.add = { if delegate.count == 0 { add($0) } }
            }
        },
    ]
}

/// Passes every call on to the list that was shown last in any window.
private final class LastList: AddModuleDelegate {
    static weak var presenter: ListPresenter?

    func addModuleDidCancelAddAction() { Self.presenter?.addModuleDidCancelAddAction() }

    func addModuleDidSaveAddAction() { Self.presenter?.addModuleDidSaveAddAction() }
}

/// Counts the added items.
private final class Saves: AddModuleDelegate {
    weak var presenter: ListPresenter?
    var count = 0

    func addModuleDidCancelAddAction() { presenter?.addModuleDidCancelAddAction() }

    func addModuleDidSaveAddAction() {
        count += 1
        presenter?.addModuleDidSaveAddAction()
    }
}
