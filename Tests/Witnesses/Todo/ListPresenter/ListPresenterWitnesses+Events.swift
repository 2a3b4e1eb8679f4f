import Foundation
import Proof
import TodoSpecs

extension ListPresenterWitnesses {
    static let events: [Witness<ListPresenterSpec>] = [
        Witness("does not lead to the add module", violates: [4, 35], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { $0.add = { _ in } }
        },
        Witness("leads to the add module twice", violates: [4, 35]) { fixture in
            FaultyListPresenter(fixture) {
                $0.add = { presenter in
                    presenter.wireframe?.presentAddInterface()
                    presenter.wireframe?.presentAddInterface()
                }
            }
        },
        Witness("draws the no-content message behind the add module", violates: [10, 37]) { fixture in
            FaultyListPresenter(fixture) {
                $0.add = { presenter in
                    presenter.view?.showNoContentMessage()
                    presenter.wireframe?.presentAddInterface()
                }
            }
        },
        Witness("finds items before it leads to the add module", violates: [10]) { fixture in
            FaultyListPresenter(fixture) {
                $0.add = { presenter in
                    presenter.interactor.findUpcomingItems()
                    presenter.wireframe?.presentAddInterface()
                }
            }
        },
        Witness(
            "ignores that the view has appeared",
            violates: [7, 11, 12, 13, 14, 30],
            within: .milliseconds(100)
        ) { fixture in
            FaultyListPresenter(fixture) { $0.update = { _ in } }
        },
        Witness("finds items twice for each update", violates: [7, 12, 13, 14]) { fixture in
            FaultyListPresenter(fixture) {
                $0.update = { presenter in
                    presenter.interactor.findUpcomingItems()
                    presenter.interactor.findUpcomingItems()
                }
            }
        },
        Witness("leads to the add module when the view appears", violates: [1, 7, 15]) { fixture in
            FaultyListPresenter(fixture) {
                $0.update = { presenter in
                    presenter.interactor.findUpcomingItems()
                    presenter.wireframe?.presentAddInterface()
                }
            }
        },
        Witness("finds items once and never again", violates: [7, 8, 13, 14], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let find = Once { presenter.interactor.findUpcomingItems() }
                presenter.update = { _ in find() }
                presenter.saved = { _ in find() }
            }
        },
        Witness("ignores that an item was added", violates: [8, 14], within: .milliseconds(100)) { fixture in
            FaultyListPresenter(fixture) { $0.saved = { _ in } }
        },
        Witness("draws the old items again when one was added", violates: [8, 14], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { $0.saved = { $0.view?.reloadEntries() } }
        },
        Witness("forgets an added item while an answer is on its way", violates: [14], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let pending = Pending()
                presenter.update = { presenter in
                    pending.requests = presenter.answers.count + 1
                    presenter.interactor.findUpcomingItems()
                }
                presenter.saved = { presenter in
                    if pending.requests <= presenter.answers.count { presenter.interactor.findUpcomingItems() }
                }
            }
        },
        Witness("finds items after adding was cancelled", violates: [9]) { fixture in
            FaultyListPresenter(fixture) { $0.cancelled = { $0.interactor.findUpcomingItems() } }
        },
        Witness("finds items after adding was cancelled for the second time", violates: [9]) { fixture in
            FaultyListPresenter(fixture) {
                let cancels = Counter()
                $0.cancelled = { presenter in
                    cancels.value += 1
                    if cancels.value > 1 { presenter.interactor.findUpcomingItems() }
                }
            }
        },
        Witness("finds items when adding was cancelled, once an item was added before", violates: [9]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let saves = Counter()
                presenter.saved = { presenter in
                    saves.value += 1
                    presenter.interactor.findUpcomingItems()
                }
                presenter.cancelled = { if saves.value > 0 { $0.interactor.findUpcomingItems() } }
            }
        },
        Witness("finds items during assembly", violates: [7, 8, 10, 11, 12, 13, 14]) { fixture in
            FaultyListPresenter(fixture) { $0.interactor.findUpcomingItems() }
        },
        Witness("shows the no-content message during assembly", violates: [1, 2, 8, 10, 11, 12, 17, 28, 32]) {
            fixture in
            FaultyListPresenter(fixture) { $0.view?.showNoContentMessage() }
        },
        Witness("says that there is nothing while it waits for an answer", violates: [1, 2, 12, 17, 28, 32]) {
            fixture in
            FaultyListPresenter(fixture) {
                $0.update = { presenter in
                    presenter.view?.showNoContentMessage()
                    presenter.interactor.findUpcomingItems()
                }
            }
        },
        Witness("leads to the add module once and never again", violates: [4, 35], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let lead = Once { [weak presenter] in presenter?.wireframe?.presentAddInterface() }
                presenter.add = { _ in lead() }
            }
        },
        Witness("takes its loading flag up after it has asked", violates: [33], within: .milliseconds(100)) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let flag = Flag()
                let show = presenter.show
                presenter.update = { presenter in
                    guard !flag.isUp else {
                        flag.isOutdated = true
                        return
                    }
                    presenter.interactor.findUpcomingItems()
                    flag.isUp = true
                }
                presenter.saved = presenter.update
                presenter.show = { presenter, data in
                    flag.isUp = false
                    show(presenter, data)
                    if flag.isOutdated { presenter.updateView() }
                    flag.isOutdated = false
                }
            }
        },
        Witness("asks again after each answer once it has missed a request", violates: [14]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let flag = Flag()
                let show = presenter.show
                presenter.saved = { presenter in
                    flag.isOutdated = flag.isUp
                    presenter.interactor.findUpcomingItems()
                    flag.isUp = true
                }
                presenter.update = { presenter in
                    flag.isUp = true
                    presenter.interactor.findUpcomingItems()
                }
                presenter.show = { presenter, data in
                    flag.isUp = false
                    show(presenter, data)
                    if flag.isOutdated { presenter.interactor.findUpcomingItems() }
                }
            }
        },
        Witness("leads to the add module if there is nothing to do", violates: [1, 15, 30]) { fixture in
            FaultyListPresenter(fixture) {
                let show = $0.show
                $0.show = { presenter, data in
                    show(presenter, data)
                    if data.sections.isEmpty { presenter.wireframe?.presentAddInterface() }
                }
            }
        },
        Witness("leads to the add module again when an item was added", violates: [8, 35]) { fixture in
            FaultyListPresenter(fixture) {
                $0.saved = { presenter in
                    presenter.interactor.findUpcomingItems()
                    presenter.wireframe?.presentAddInterface()
                }
            }
        },
    ]
}

/// Runs a closure only the first time that it is called.
@MainActor
private final class Once {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func callAsFunction() {
        action?()
        action = nil
    }
}

/// The total number of answers after which none is awaited any more.
@MainActor
final class Pending {
    var requests = 0
}

/// Whether something is in progress, and whether it is outdated.
@MainActor
final class Flag {
    var isUp = false
    var isOutdated = false
}
