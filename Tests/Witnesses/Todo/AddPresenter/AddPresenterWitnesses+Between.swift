import Foundation
import Proof
import TodoSpecs

extension AddPresenterWitnesses {
    /// Presenters that remember something for too long, or are released too early.
    static let between: [Witness<AddPresenterSpec>] = [
        Witness("prepares its first view as long as that is there", violates: [24], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) {
                let (present, views) = ($0.present, WeakViews())
                $0.present = { presenter, view in
                    views.newest = views.newest ?? view
                    views.newest.map { present(presenter, $0) }
                }
            }
        },
        Witness("tells a moment later, unless it is presented again", violates: [18], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) {
                let (present, tellSaved, count) = ($0.present, $0.tellSaved, Counter())
                $0.present = { presenter, view in
                    count.value += 1
                    present(presenter, view)
                }
                $0.tellSaved = { presenter in
                    Task { [number = count.value] in if number == count.value { tellSaved(presenter) } }
                }
            }
        },
        Witness("keeps the date of a save that was refused", violates: [19]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                var refused: Date?
                $0.refuse = { refused = $1 }
                $0.store = { presenter, name, dueDate in
                    store(presenter, name, refused ?? dueDate)
                    refused = nil
                }
            }
        },
        Witness("moves a date that is over to today when it saves", violates: [27]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { presenter, name, dueDate in
                    let today = presenter.clock.calendar.startOfDay(for: presenter.clock.now)
                    store(presenter, name, max(dueDate, today))
                }
            }
        },
        Witness("refuses what was due on an earlier day", violates: [27], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let (save, clock) = (presenter.save, fixture.clock)
                presenter.save = { presenter, name, dueDate in
                    if dueDate >= clock.calendar.startOfDay(for: clock.now) { save(presenter, name, dueDate) }
                }
            }
        },
        Witness("lets every tap through once a blank name was refused", violates: [5, 6]) { fixture in
            FaultyAddPresenter(fixture) {
                let (present, isRefused) = ($0.present, Counter())
                $0.refuse = { _, _ in isRefused.value = 1 }
                $0.counts = { $0.isOpen || isRefused.value == 1 }
                $0.present = { presenter, view in
                    isRefused.value = 0
                    present(presenter, view)
                }
            }
        },
        Witness("lets taps through until the item is stored", violates: [6]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { presenter, name, dueDate in
                    presenter.isOpen = true
                    store(presenter, name, dueDate)
                    presenter.isOpen = false
                }
            }
        },
        Witness("takes a second presentation for the end of the first", violates: [26], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) {
                let (present, isShown) = ($0.present, Counter())
                let (save, cancel) = ($0.save, $0.cancel)
                $0.present = { presenter, view in
                    isShown.value = 1 - isShown.value
                    presenter.isOpen = isShown.value == 1
                    present(presenter, view)
                }
                $0.save = { presenter, name, dueDate in
                    isShown.value = 0
                    save(presenter, name, dueDate)
                }
                $0.cancel = { presenter in
                    isShown.value = 0
                    cancel(presenter)
                }
            }
        },
        Witness("tells nobody that it has saved once it is let go", violates: [25], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) {
                let tellSaved = $0.tellSaved
                $0.tellSaved = { presenter in Task { [weak presenter] in presenter.map(tellSaved) } }
            }
        },
        Witness("tells nobody that it was cancelled once it is let go", violates: [25], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) {
                $0.cancel = { presenter in
                    presenter.dismiss(presenter)
                    Task { [weak presenter] in presenter?.delegate?.addModuleDidCancelAddAction() }
                }
            }
        },
        Witness("holds itself once a blank name was refused", violates: [16]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.refuse = { presenter, _ in presenter.retained.append({ _ = presenter }) }
            }
        },
        Witness("lets the user pick from the next quarter of an hour on", violates: [9]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.present = { presenter, view in
                    let quarters = (presenter.clock.now.timeIntervalSinceReferenceDate / 900).rounded(.up)
                    view.setMinimumDueDate(Date(timeIntervalSinceReferenceDate: quarters * 900))
                }
            }
        },
        Witness("takes the same day of a month for the same day", violates: [10]) { fixture in
            FaultyAddPresenter(fixture) {
                var known: (day: Int, minimum: Date)?
                $0.present = { presenter, view in
                    let day = presenter.clock.calendar.component(.day, from: presenter.clock.now)
                    if known?.day != day { known = (day, presenter.clock.now) }
                    view.setMinimumDueDate(known?.minimum ?? presenter.clock.now)
                }
            }
        },
        Witness("never lets the user pick an earlier day than before", violates: [10]) { fixture in
            FaultyAddPresenter(fixture) {
                var minimum = Date.distantPast
                $0.present = { presenter, view in
                    minimum = max(minimum, presenter.clock.now)
                    view.setMinimumDueDate(minimum)
                }
            }
        },
    ]
}
