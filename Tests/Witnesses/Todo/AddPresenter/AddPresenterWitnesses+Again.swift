import Foundation
import Proof
import TodoSpecs

extension AddPresenterWitnesses {
    /// Presenters that are right only the first time.
    static let again: [Witness<AddPresenterSpec>] = [
        Witness("stores every item for the day of the first", violates: [7]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                var first: Date?
                $0.store = { presenter, name, dueDate in
                    first = first ?? dueDate
                    store(presenter, name, first ?? dueDate)
                }
            }
        },
        Witness("tells that a blank name was cancelled, and stays", violates: [19]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.refuse = { presenter, _ in presenter.delegate?.addModuleDidCancelAddAction() }
            }
        },
        Witness("trims a name once a blank one was refused", violates: [19]) { fixture in
            FaultyAddPresenter(fixture) {
                let (store, refusals) = ($0.store, Counter())
                $0.refuse = { _, _ in refusals.value += 1 }
                $0.store = { presenter, name, dueDate in
                    let name = refusals.value > 0 ? name.trimmingCharacters(in: .whitespaces) : name
                    store(presenter, name, dueDate)
                }
            }
        },
        Witness("refuses a blank name once", violates: [8]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (accepts, refused) = (presenter.accepts, Counter())
                presenter.accepts = { accepts($0) || refused.value > 0 }
                presenter.refuse = { _, _ in refused.value += 1 }
                presenter.present = { [present = presenter.present] presenter, view in
                    refused.value = 0
                    present(presenter, view)
                }
            }
        },
        Witness("dismisses what was presented before when it is presented again", violates: [11]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (present, save, cancel) = (presenter.present, presenter.save, presenter.cancel)
                var isOn = false
                presenter.present = { presenter, view in
                    if isOn { presenter.wireframe.dismissAddInterface() }
                    isOn = true
                    present(presenter, view)
                }
                presenter.save = { presenter, name, dueDate in
                    isOn = false
                    save(presenter, name, dueDate)
                }
                presenter.cancel = { presenter in
                    isOn = false
                    cancel(presenter)
                }
            }
        },
        Witness("dismisses once and never again", violates: [18], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let dismissals = Counter()
                presenter.dismiss = { presenter in
                    dismissals.value += 1
                    if dismissals.value == 1 { presenter.wireframe.dismissAddInterface() }
                }
            }
        },
        Witness("cancels once and never again", violates: [18], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let cancels = Counter()
                let cancel = presenter.cancel
                presenter.cancel = { presenter in
                    cancels.value += 1
                    if cancels.value == 1 { cancel(presenter) }
                }
            }
        },
        Witness("forgets its delegate once it has told it", violates: [18], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) {
                let (tellSaved, cancel) = ($0.tellSaved, $0.cancel)
                $0.tellSaved = { presenter in
                    tellSaved(presenter)
                    presenter.delegate = nil
                }
                $0.cancel = { presenter in
                    cancel(presenter)
                    presenter.delegate = nil
                }
            }
        },
        Witness("can do nothing more after it was cancelled", violates: [7], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) { presenter in
                let cancels = Counter()
                let cancel = presenter.cancel
                presenter.counts = { $0.isOpen && cancels.value == 0 }
                presenter.cancel = { presenter in
                    cancels.value += 1
                    cancel(presenter)
                }
            }
        },
        Witness("tells each time how it ended the first time", violates: [18]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let saves = Counter()
                let tellSaved = presenter.tellSaved
                presenter.tellSaved = { presenter in
                    saves.value += 1
                    tellSaved(presenter)
                }
                presenter.cancel = { presenter in
                    presenter.dismiss(presenter)
                    if saves.value > 0 {
                        tellSaved(presenter)
                    } else {
                        presenter.delegate?.addModuleDidCancelAddAction()
                    }
                }
            }
        },
        Witness("lets the user save as often as it was presented", violates: [5]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (presentations, endings) = (Counter(), Counter())
                let (present, store, cancel) = (presenter.present, presenter.store, presenter.cancel)
                presenter.counts = { _ in endings.value < presentations.value }
                presenter.present = { presenter, view in
                    presentations.value += 1
                    present(presenter, view)
                }
                presenter.store = { presenter, name, dueDate in
                    endings.value += 1
                    store(presenter, name, dueDate)
                }
                presenter.cancel = { presenter in
                    endings.value += 1
                    cancel(presenter)
                }
            }
        },
        Witness("shares with all presenters whether it is presented", violates: [30], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (present, store, cancel) = (presenter.present, presenter.store, presenter.cancel)
                presenter.counts = { _ in isAnyPresented.value == 1 }
                presenter.present = { presenter, view in
                    isAnyPresented.value = 1
                    present(presenter, view)
                }
                presenter.store = { presenter, name, dueDate in
                    isAnyPresented.value = 0
                    store(presenter, name, dueDate)
                }
                presenter.cancel = { presenter in
                    isAnyPresented.value = 0
                    cancel(presenter)
                }
            }
        },
        Witness("stores no name that it has stored before", violates: [7], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                var names: Set<String> = []
                let store = presenter.store
                presenter.store = { presenter, name, dueDate in
                    if names.insert(name).inserted { store(presenter, name, dueDate) }
                }
            }
        },
        Witness("stores no item like the last one", violates: [7], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let store = presenter.store
                var last: TodoItem?
                presenter.store = { presenter, name, dueDate in
                    let item = TodoItem(name: name, dueDate: dueDate)
                    if item != last { store(presenter, name, dueDate) }
                    last = item
                }
            }
        },
        Witness("stores a blank name once it has stored another", violates: [8]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (accepts, store, stored) = (presenter.accepts, presenter.store, Counter())
                presenter.accepts = { accepts($0) || stored.value > 0 }
                presenter.store = { presenter, name, dueDate in
                    stored.value += 1
                    store(presenter, name, dueDate)
                }
            }
        },
        Witness("offers the name of the last item", violates: [29]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (store, present) = (presenter.store, presenter.present)
                var last: String?
                presenter.present = { presenter, view in
                    present(presenter, view)
                    if let last { view.setEntryName(last) }
                }
                presenter.store = { presenter, name, dueDate in
                    last = name
                    store(presenter, name, dueDate)
                }
            }
        },
        Witness("stores no date that is more than a year ahead", violates: [3]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { presenter, name, dueDate in
                    store(presenter, name, min(dueDate, presenter.clock.now.addingTimeInterval(366 * 86_400)))
                }
            }
        },
        Witness("cancels at the third blank name", violates: [19]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (refusals, present) = (Counter(), presenter.present)
                presenter.present = { presenter, view in
                    refusals.value = 0
                    present(presenter, view)
                }
                presenter.refuse = { presenter, _ in
                    refusals.value += 1
                    if refusals.value == 3 { presenter.cancelAddAction() }
                }
            }
        },
        Witness("holds itself once it was cancelled twice", violates: [16]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (cancels, cancel) = (Counter(), presenter.cancel)
                presenter.cancel = { presenter in
                    cancels.value += 1
                    if cancels.value == 2 { presenter.retained.append({ _ = presenter }) }
                    cancel(presenter)
                }
            }
        },
        Witness("stores again at the second tap once it was presented again", violates: [5, 18]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let presentations = Counter()
                let present = presenter.present
                presenter.present = { presenter, view in
                    presentations.value += 1
                    present(presenter, view)
                }
                presenter.counts = { $0.isOpen || presentations.value > 1 }
            }
        },
        Witness("does nothing more once a blank name was refused", violates: [19], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) { presenter in
                let accepts = presenter.accepts
                presenter.accepts = { [weak presenter] name in
                    if !accepts(name) { presenter?.isOpen = false }
                    return accepts(name)
                }
            }
        },
        Witness("cannot be cancelled once a blank name was refused", violates: [19], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) { presenter in
                let refusals = Counter()
                let (accepts, cancel) = (presenter.accepts, presenter.cancel)
                presenter.accepts = { name in
                    if !accepts(name) { refusals.value += 1 }
                    return accepts(name)
                }
                presenter.cancel = { if refusals.value == 0 { cancel($0) } }
            }
        },
        Witness("takes its flag down once the delegate was told", violates: [20], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) {
                let (save, cancel) = ($0.save, $0.cancel)
                $0.save = { presenter, name, dueDate in
                    save(presenter, name, dueDate)
                    presenter.isOpen = false
                }
                $0.cancel = { presenter in
                    cancel(presenter)
                    presenter.isOpen = false
                }
            }
        },
        Witness("takes its flag down once it was dismissed", violates: [6]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.dismiss = { presenter in
                    presenter.isOpen = true
                    presenter.wireframe.dismissAddInterface()
                    presenter.isOpen = false
                }
            }
        },
        Witness("takes a date of today that is a minute past for a day too early", violates: [3]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { presenter, name, dueDate in
                    if dueDate >= presenter.clock.now { store(presenter, name, dueDate) }
                }
            }
        },
        Witness("stores another name at a later tap", violates: [5]) { fixture in
            FaultyAddPresenter(fixture) {
                let (store, save) = ($0.store, $0.save)
                var last: String?
                var hasEnded = false
                $0.counts = { presenter in
                    hasEnded = !presenter.isOpen
                    return presenter.isOpen || last != nil
                }
                $0.cancel = { [cancel = $0.cancel] in if !hasEnded { cancel($0) } }
                $0.save = { presenter, name, dueDate in
                    if !hasEnded {
                        save(presenter, name, dueDate)
                    } else if name != last {
                        store(presenter, name, dueDate)
                    }
                    last = name
                }
            }
        },
        Witness("dismisses once more when it is cancelled after a save", violates: [6]) { fixture in
            FaultyAddPresenter(fixture) {
                let (tellSaved, cancel) = ($0.tellSaved, $0.cancel)
                var isSaved = false
                $0.counts = { $0.isOpen || isSaved }
                $0.present = { [present = $0.present] presenter, view in
                    isSaved = false
                    present(presenter, view)
                }
                $0.tellSaved = { presenter in
                    isSaved = true
                    tellSaved(presenter)
                }
                $0.save = { [save = $0.save] in if !isSaved { save($0, $1, $2) } }
                $0.cancel = { if isSaved { $0.dismiss($0) } else { cancel($0) } }
            }
        },
        Witness("saves nothing from a view but the first", violates: [7], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) {
                let (present, views) = ($0.present, WeakViews())
                $0.present = { presenter, view in
                    present(presenter, view)
                    if views.newest == nil { views.newest = view }
                    presenter.isOpen = views.newest === view
                }
            }
        },
        Witness("is dismissed without a word when a blank name is refused", violates: [19]) { fixture in
            FaultyAddPresenter(fixture) { $0.refuse = { presenter, _ in presenter.dismiss(presenter) } }
        },
        Witness("offers the date of the last item for a day", violates: [28]) { fixture in
            FaultyAddPresenter(fixture) {
                let (present, store) = ($0.present, $0.store)
                var last: Date?
                $0.present = { presenter, view in
                    present(presenter, view)
                    let dayBefore = presenter.clock.now.addingTimeInterval(-86_400)
                    if let last, last > dayBefore { view.setEntryDueDate(last) }
                }
                $0.store = { presenter, name, dueDate in
                    last = dueDate
                    store(presenter, name, dueDate)
                }
            }
        },
        Witness("holds itself once it was tapped too late", violates: [16]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.counts = { presenter in
                    if !presenter.isOpen { presenter.retained.append({ _ = presenter }) }
                    return presenter.isOpen
                }
            }
        },
        Witness("prepares the form anew when a blank name is refused", violates: [31]) { fixture in
            FaultyAddPresenter(fixture) {
                let (present, views) = ($0.present, WeakViews())
                $0.present = { presenter, view in
                    views.newest = view
                    present(presenter, view)
                }
                $0.refuse = { presenter, _ in views.newest?.setEntryDueDate(presenter.clock.now) }
            }
        },
    ]
}

/// One while any presenter is presented; the fault is that all presenters share it.
@MainActor
private let isAnyPresented = Counter()
