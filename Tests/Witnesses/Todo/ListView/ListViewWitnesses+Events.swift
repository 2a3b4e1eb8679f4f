import Foundation
import Proof
import TodoSpecs

extension ListViewWitnesses {
    static let events: [Witness<ListViewSpec>] = [
        Witness("asks for an update when it is reloaded, once it has appeared twice", violates: [10]) { fixture in
            FaultyListView.probe(fixture) {
                let (appear, appearances) = ($0.appear, Counter())
                $0.appear = { view in
                    appearances.value += 1
                    appear(view)
                }
                $0.reload = { if appearances.value > 1 { $0.eventHandler?.updateView() } }
            }
        },
        Witness("passes taps on to who hears of the last window's", violates: [15], within: .milliseconds(100)) {
            fixture in
            FaultyListView.probe(fixture) { view in
                LastWindow.view = view
                view.tapAdd = { (LastWindow.view ?? $0).eventHandler?.addNewEntry() }
            }
        },
        Witness("asks for no update when it appears", violates: [7], within: .milliseconds(100)) { fixture in
            FaultyListView.probe(fixture) { $0.appear = { _ in } }
        },
        Witness("asks for an update the first time it appears only", violates: [7], within: .milliseconds(100)) {
            fixture in
            FaultyListView.probe(fixture) {
                $0.appear = { view in
                    if view.retained.isEmpty { view.eventHandler?.updateView() }
                    view.retained.append(0)
                }
            }
        },
        Witness("asks for no update once it shows something", violates: [7], within: .milliseconds(100)) { fixture in
            FaultyListView.probe(fixture) {
                $0.appear = { if $0.onScreen.sections.isEmpty { $0.eventHandler?.updateView() } }
            }
        },
        Witness("asks for no update when it appears after a tap on add", violates: [7], within: .milliseconds(100)) {
            fixture in
            FaultyListView.probe(fixture) {
                let (appear, tapAdd) = ($0.appear, $0.tapAdd)
                $0.tapAdd = { view in
                    view.retained = [0]
                    tapAdd(view)
                }
                $0.appear = { view in
                    if view.retained.isEmpty { appear(view) }
                    view.retained = []
                }
            }
        },
        Witness("asks for an update twice when it appears", violates: [7]) { fixture in
            FaultyListView.probe(fixture) {
                $0.appear = { view in
                    view.eventHandler?.updateView()
                    view.eventHandler?.updateView()
                }
            }
        },
        Witness("asks for an update before it appears", violates: [10]) { fixture in
            FaultyListView.probe(fixture) { $0.eventHandler?.updateView() }
        },
        Witness("does not pass a tap on", violates: [8], within: .milliseconds(100)) { fixture in
            FaultyListView.probe(fixture) { $0.tapAdd = { _ in } }
        },
        Witness("cannot be tapped while there is nothing to do", violates: [8], within: .milliseconds(100)) { fixture in
            FaultyListView.probe(fixture) {
                $0.tapAdd = { if !$0.onScreen.showsNoContentMessage { $0.eventHandler?.addNewEntry() } }
            }
        },
        Witness("cannot be tapped once it has appeared again", violates: [8], within: .milliseconds(100)) { fixture in
            FaultyListView.probe(fixture) { view in
                let (appear, tapAdd) = (view.appear, view.tapAdd)
                var appearances = 0
                view.appear = { view in
                    appearances += 1
                    appear(view)
                }
                view.tapAdd = { if appearances < 2 { tapAdd($0) } }
            }
        },
        Witness("passes a tap on twice", violates: [8]) { fixture in
            FaultyListView.probe(fixture) {
                $0.tapAdd = { view in
                    view.eventHandler?.addNewEntry()
                    view.eventHandler?.addNewEntry()
                }
            }
        },
        Witness("asks for an update when add is tapped", violates: [8]) { fixture in
            FaultyListView.probe(fixture) {
                $0.tapAdd = { view in
                    view.eventHandler?.addNewEntry()
                    view.eventHandler?.updateView()
                }
            }
        },
        Witness("clears the screen when add is tapped", violates: [9]) { fixture in
            FaultyListView.probe(fixture) {
                $0.tapAdd = { view in
                    view.onScreen = ListScreen(showsNoContentMessage: false, sections: [])
                    view.eventHandler?.addNewEntry()
                }
            }
        },
        Witness("takes the message away when add is tapped", violates: [9]) { fixture in
            FaultyListView.probe(fixture) {
                let tapAdd = $0.tapAdd
                $0.tapAdd = { view in
                    view.onScreen.showsNoContentMessage = false
                    tapAdd(view)
                }
            }
        },
        Witness("asks for an update when it is reloaded", violates: [10]) { fixture in
            FaultyListView.probe(fixture) { $0.reload = { $0.eventHandler?.updateView() } }
        },
        Witness("asks for an update when it is told what it shows already", violates: [10]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { view, data in
                    if view.onScreen.sections == data.sections { view.eventHandler?.updateView() }
                    showData(view, data)
                }
            }
        },
        Witness("asks for an update when it is told something, once it has appeared", violates: [10]) { fixture in
            FaultyListView.probe(fixture) { view in
                let (showMessage, appear) = (view.showMessage, view.appear)
                var hasAppeared = false
                view.appear = { view in
                    hasAppeared = true
                    appear(view)
                }
                view.showMessage = { view in
                    showMessage(view)
                    if hasAppeared { view.eventHandler?.updateView() }
                }
            }
        },
        Witness("leads to the add module when there is nothing to do", violates: [10]) { fixture in
            FaultyListView.probe(fixture) {
                let showMessage = $0.showMessage
                $0.showMessage = { view in
                    showMessage(view)
                    view.eventHandler?.addNewEntry()
                }
            }
        },
        Witness("holds its event handler weakly", violates: [11]) { fixture in
            FaultyListView.probe(fixture) { view in
                view.eventHandler = nil
                view.appear = { $0.weakEventHandler?.updateView() }
                view.tapAdd = { $0.weakEventHandler?.addNewEntry() }
            }
        },
        Witness("is held by what shows the data before again", violates: [12]) { fixture in
            FaultyListView.probe(fixture) {
                let showData = $0.showData
                $0.showData = { view, data in
                    let before = view.onScreen
                    if !before.sections.isEmpty { view.retained = [{ view.onScreen = before }] }
                    showData(view, data)
                }
            }
        },
        Witness("holds itself while there is nothing to do", violates: [12]) { fixture in
            FaultyListView.probe(fixture) {
                let (showMessage, showData) = ($0.showMessage, $0.showData)
                $0.showMessage = { view in
                    view.retained = [{ _ = view }]
                    showMessage(view)
                }
                $0.showData = { view, data in
                    view.retained = []
                    showData(view, data)
                }
            }
        },
        Witness("holds itself once it has appeared three times", violates: [12]) { fixture in
            FaultyListView.probe(fixture) { view in
                let appear = view.appear
                var appearances = 0
                view.appear = { view in
                    appearances += 1
                    if appearances == 3 { view.retained.append({ _ = view }) }
                    appear(view)
                }
            }
        },
        Witness("holds itself through a closure", violates: [12]) { fixture in
            FaultyListView.probe(fixture) { view in view.retained.append({ _ = view }) }
        },
        Witness("registers its event handler with somebody else", violates: [12]) { fixture in
            FaultyListView.probe(fixture) { _ in Attic.eventHandlers.append(fixture.eventHandler) }
        },
    ]
}

/// Holds leaked objects; in real apps such a place is often called `shared`.
@MainActor
private enum Attic {
    static var eventHandlers: [AnyObject] = []
}

/// The newest view, as if there were only one window.
@MainActor
private enum LastWindow {
    static weak var view: FaultyListView?
}
