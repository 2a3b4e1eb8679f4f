import Foundation
import Proof
import TodoSpecs

extension AddViewWitnesses {
    static let events: [Witness<AddViewSpec>] = [
        Witness("takes a name that was cleared for the one before", violates: [5]) { fixture in
            FaultyAddView.probe(fixture) {
                let enter = $0.enter
                $0.enter = { view, name, dueDate in enter(view, name.isEmpty ? view.onScreen.name : name, dueDate) }
            }
        },
        Witness("does not cancel once an early date was picked", violates: [7], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) {
                let (enter, tapCancel, early) = ($0.enter, $0.tapCancel, Flag())
                $0.enter = { view, name, dueDate in
                    enter(view, name, dueDate)
                    early.isUp = view.onScreen.dueDate != dueDate
                }
                $0.tapCancel = { if !early.isUp { tapCancel($0) } }
            }
        },
        Witness("waits for a better name once a blank one was refused", violates: [13], within: .milliseconds(100)) {
            fixture in
            FaultyAddView.probe(fixture) {
                let (tapSave, tapCancel, refused) = ($0.tapSave, $0.tapCancel, Flag())
                $0.tapSave = { view in
                    refused.isUp = view.onScreen.name.allSatisfy(\.isWhitespace)
                    if !refused.isUp { tapSave(view) }
                }
                $0.tapCancel = { view in
                    if !refused.isUp || !view.onScreen.name.allSatisfy(\.isWhitespace) { tapCancel(view) }
                }
            }
        },
        Witness("works once, until it is told a name or typed into", violates: [14], within: .milliseconds(100)) {
            fixture in
            FaultyAddView.probe(fixture) {
                let (setName, enter, ended) = ($0.setName, $0.enter, Flag())
                let (tapSave, tapCancel) = ($0.tapSave, $0.tapCancel)
                $0.setName = { view, name in
                    ended.isUp = false
                    setName(view, name)
                }
                $0.enter = { view, name, dueDate in
                    ended.isUp = false
                    enter(view, name, dueDate)
                }
                $0.tapSave = { view in
                    if !ended.isUp { tapSave(view) }
                    ended.isUp = !view.onScreen.name.allSatisfy(\.isWhitespace)
                }
                $0.tapCancel = { view in
                    if !ended.isUp { tapCancel(view) }
                    ended.isUp = true
                }
            }
        },
        Witness("passes on what was entered in the last window", violates: [15], within: .milliseconds(100)) {
            fixture in
            FaultyAddView.probe(fixture) { view in
                LastWindow.view = view
                view.tapSave = { view in
                    let form = LastWindow.view ?? view
                    view.eventHandler?.saveAddAction(name: form.onScreen.name, dueDate: form.dueDate)
                }
            }
        },
        Witness("does not pass on that the user saves", violates: [5, 6], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) { $0.tapSave = { _ in } }
        },
        Witness("passes on twice that the user saves", violates: [5, 6]) { fixture in
            FaultyAddView.probe(fixture) {
                let tapSave = $0.tapSave
                $0.tapSave = { view in
                    tapSave(view)
                    tapSave(view)
                }
            }
        },
        Witness("trims the name that it passes on", violates: [5]) { fixture in
            FaultyAddView.probe(fixture) {
                $0.tapSave = { view in
                    let name = view.onScreen.name.trimmingCharacters(in: .whitespaces)
                    view.eventHandler?.saveAddAction(name: name, dueDate: view.dueDate)
                }
            }
        },
        Witness("passes on the name that was typed, whatever it was told since", violates: [6]) { fixture in
            FaultyAddView.probe(fixture) { view in
                let enter = view.enter
                var typed: String?
                view.enter = { view, name, dueDate in
                    typed = name
                    enter(view, name, dueDate)
                }
                view.tapSave = { view in
                    view.eventHandler?.saveAddAction(name: typed ?? view.onScreen.name, dueDate: view.dueDate)
                }
            }
        },
        Witness("passes on the date of now", violates: [5, 6]) { fixture in
            FaultyAddView.probe(fixture) {
                $0.tapSave = { $0.eventHandler?.saveAddAction(name: $0.onScreen.name, dueDate: .now) }
            }
        },
        Witness("passes on only what was typed", violates: [6], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) {
                let (enter, tapSave) = ($0.enter, $0.tapSave)
                $0.enter = { view, name, dueDate in
                    view.retained.append(name)
                    enter(view, name, dueDate)
                }
                $0.tapSave = { if !$0.retained.isEmpty { tapSave($0) } }
            }
        },
        Witness("does not pass on that the user cancels", violates: [7], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) { $0.tapCancel = { _ in } }
        },
        Witness("saves a draft when the user cancels", violates: [7]) { fixture in
            FaultyAddView.probe(fixture) {
                $0.tapCancel = { view in
                    view.tapSave(view)
                    view.eventHandler?.cancelAddAction()
                }
            }
        },
        Witness("clears the form when the user saves", violates: [8]) { fixture in
            FaultyAddView.probe(fixture) {
                let tapSave = $0.tapSave
                $0.tapSave = { view in
                    tapSave(view)
                    view.onScreen = AddScreen(name: "", dueDate: nil, minimumDueDate: nil)
                }
            }
        },
        Witness("clears the form when the user cancels", violates: [8]) { fixture in
            FaultyAddView.probe(fixture) {
                let tapCancel = $0.tapCancel
                $0.tapCancel = { view in
                    tapCancel(view)
                    view.onScreen.name = ""
                }
            }
        },
        Witness("saves while the user types", violates: [5, 7, 9]) { fixture in
            FaultyAddView.probe(fixture) {
                let enter = $0.enter
                $0.enter = { view, name, dueDate in
                    enter(view, name, dueDate)
                    view.tapSave(view)
                }
            }
        },
        Witness("cancels when it is told a minimum", violates: [9]) { fixture in
            FaultyAddView.probe(fixture) {
                let setMinimum = $0.setMinimum
                $0.setMinimum = { view, date in
                    setMinimum(view, date)
                    view.eventHandler?.cancelAddAction()
                }
            }
        },
        Witness("lets the user enter a date before the minimum", violates: [12]) { fixture in
            FaultyAddView.probe(fixture) {
                $0.enter = { view, name, dueDate in (view.onScreen.name, view.onScreen.dueDate) = (name, dueDate) }
                passingOn($0) { $0.onScreen.dueDate ?? $0.dueDate }
            }
        },
        Witness("keeps a date that is earlier than a minimum it is told later", violates: [12]) { fixture in
            FaultyAddView.probe(fixture) { passingOn($0) { $0.onScreen.dueDate ?? $0.dueDate } }
        },
        Witness("passes on what the machine takes for now if no date was entered", violates: [12]) { fixture in
            FaultyAddView.probe(fixture) { passingOn($0) { $0.onScreen.dueDate == nil ? .now : $0.dueDate } }
        },
        Witness("ignores a date if the name is the same as before", violates: [5]) { fixture in
            FaultyAddView.probe(fixture) {
                let enter = $0.enter
                $0.enter = { view, name, dueDate in if view.onScreen.name != name { enter(view, name, dueDate) } }
            }
        },
        Witness("passes on the beginning of time if no date was entered", violates: [12]) { fixture in
            FaultyAddView.probe(fixture) {
                $0.tapSave = { view in
                    let dueDate = view.onScreen.dueDate ?? Date(timeIntervalSinceReferenceDate: 0)
                    view.eventHandler?.saveAddAction(name: view.onScreen.name, dueDate: dueDate)
                }
            }
        },
        Witness("switches its buttons off when the user saves", violates: [13], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) {
                let (tapSave, tapCancel) = ($0.tapSave, $0.tapCancel)
                $0.tapSave = { view in
                    if view.retained.isEmpty { tapSave(view) }
                    view.retained = [0]
                }
                $0.tapCancel = { if $0.retained.isEmpty { tapCancel($0) } }
            }
        },
        Witness("switches cancelling off when the user saves", violates: [13], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) {
                let (tapSave, tapCancel) = ($0.tapSave, $0.tapCancel)
                $0.tapSave = { view in
                    tapSave(view)
                    view.retained = [0]
                }
                $0.tapCancel = { if $0.retained.isEmpty { tapCancel($0) } }
            }
        },
        Witness("saves once, until somebody types", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) {
                let (enter, tapSave, saved) = ($0.enter, $0.tapSave, Flag())
                $0.enter = { view, name, dueDate in
                    saved.isUp = false
                    enter(view, name, dueDate)
                }
                $0.tapSave = { view in
                    if !saved.isUp { tapSave(view) }
                    saved.isUp = !view.onScreen.name.allSatisfy(\.isWhitespace)
                }
            }
        },
        Witness("does not save again what it has saved", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) { view in
                let tapSave = view.tapSave
                var saved: AddScreen?
                view.tapSave = { view in
                    if view.onScreen != saved { tapSave(view) }
                    saved = view.onScreen
                }
            }
        },
        Witness("passes on the date that it has saved before", violates: [14]) { fixture in
            FaultyAddView.probe(fixture) { view in
                var saved: Date?
                view.tapSave = { view in
                    saved = max(saved ?? view.dueDate, view.onScreen.minimumDueDate ?? .distantPast)
                    // The presenter refuses a blank name, so the date is not saved either.
                    let isBlank = view.onScreen.name.allSatisfy(\.isWhitespace)
                    view.eventHandler?.saveAddAction(name: view.onScreen.name, dueDate: saved ?? view.dueDate)
                    if isBlank { saved = nil }
                }
            }
        },
        Witness("does not save once the user has cancelled", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyAddView.probe(fixture) {
                let (tapSave, tapCancel, cancelled) = ($0.tapSave, $0.tapCancel, Flag())
                $0.tapSave = { if !cancelled.isUp { tapSave($0) } }
                $0.tapCancel = { view in
                    cancelled.isUp = true
                    tapCancel(view)
                }
            }
        },
        Witness("holds its event handler weakly", violates: [10]) { fixture in
            FaultyAddView.probe(fixture) { view in
                view.eventHandler = nil
                view.tapSave = { view in
                    view.weakEventHandler?.saveAddAction(
                        name: view.onScreen.name,
                        dueDate: view.dueDate
                    )
                }
                view.tapCancel = { $0.weakEventHandler?.cancelAddAction() }
            }
        },
        Witness("holds itself while somebody types", violates: [11]) { fixture in
            FaultyAddView.probe(fixture) {
                let (enter, tapSave) = ($0.enter, $0.tapSave)
                $0.enter = { view, name, dueDate in
                    view.retained = [{ _ = view }]
                    enter(view, name, dueDate)
                }
                $0.tapSave = { view in
                    view.retained = []
                    tapSave(view)
                }
            }
        },
        Witness("holds itself once a blank name was to be saved", violates: [11]) { fixture in
            FaultyAddView.probe(fixture) {
                let tapSave = $0.tapSave
                $0.tapSave = { view in
                    if view.onScreen.name.allSatisfy(\.isWhitespace) { view.retained.append({ _ = view }) }
                    tapSave(view)
                }
            }
        },
        Witness("holds itself once it was told a second minimum", violates: [11]) { fixture in
            FaultyAddView.probe(fixture) {
                let setMinimum = $0.setMinimum
                $0.setMinimum = { view, date in
                    if view.onScreen.minimumDueDate != nil { view.retained.append({ _ = view }) }
                    setMinimum(view, date)
                }
            }
        },
        Witness("holds itself once a date before the minimum was picked", violates: [11]) { fixture in
            FaultyAddView.probe(fixture) {
                let enter = $0.enter
                $0.enter = { view, name, dueDate in
                    enter(view, name, dueDate)
                    if view.onScreen.dueDate != dueDate { view.retained.append({ _ = view }) }
                }
            }
        },
        Witness("holds itself through a closure", violates: [11]) { fixture in
            FaultyAddView.probe(fixture) { view in view.retained.append({ _ = view }) }
        },
        Witness("registers its event handler with somebody else", violates: [11]) { fixture in
            FaultyAddView.probe(fixture) { _ in Attic.eventHandlers.append(fixture.eventHandler) }
        },
    ]

    /// Makes a view save a date that a closure chooses.
    @MainActor private static func passingOn(_ view: FaultyAddView, _ date: @escaping (FaultyAddView) -> Date) {
        view.tapSave = { $0.eventHandler?.saveAddAction(name: $0.onScreen.name, dueDate: date($0)) }
    }
}

/// Holds leaked objects; in real apps such a place is often called `shared`.
@MainActor
private enum Attic {
    static var eventHandlers: [AnyObject] = []
}

/// The newest view, as if there were only one window.
@MainActor
private enum LastWindow {
    static weak var view: FaultyAddView?
}
