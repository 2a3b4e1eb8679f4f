import Foundation
import Proof
import TodoSpecs

extension ListPresenterWitnesses {
    /// Presenters that behave differently because of something that happened before.
    static let past: [Witness<ListPresenterSpec>] = [
        Witness("finds items when adding was cancelled and there is nothing", violates: [9]) { fixture in
            FaultyListPresenter(fixture) {
                $0.cancelled = { if $0.answers.last == [] { $0.interactor.findUpcomingItems() } }
            }
        },
        Witness("finds items when one is to be added and there is nothing", violates: [10]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let add = presenter.add
                presenter.add = { presenter in
                    if presenter.answers.last == [] { presenter.interactor.findUpcomingItems() }
                    add(presenter)
                }
            }
        },
        Witness("does not lead to the add module while it waits", violates: [4], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let (waiting, add, update, show) = (Flag(), presenter.add, presenter.update, presenter.show)
                presenter.add = { if !waiting.isUp { add($0) } }
                presenter.update = { presenter in
                    waiting.isUp = true
                    update(presenter)
                }
                presenter.show = { presenter, data in
                    waiting.isUp = false
                    show(presenter, data)
                }
            }
        },
        Witness("does not hear that an item was added after another was cancelled", violates: [8]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (cancels, saved) = (Counter(), presenter.saved)
                presenter.cancelled = { _ in cancels.value += 1 }
                presenter.saved = { if cancels.value == 0 { saved($0) } else { cancels.value = 0 } }
            }
        },
        Witness("finds items twice when the view appears after adding was cancelled", violates: [7]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (cancels, update) = (Counter(), presenter.update)
                presenter.cancelled = { _ in cancels.value += 1 }
                presenter.update = { presenter in
                    for _ in 0...cancels.value { update(presenter) }
                    cancels.value = 0
                }
            }
        },
        Witness("empties the table when the view appears again", violates: [32]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let update = presenter.update
                presenter.update = { presenter in
                    if presenter.answers.last?.isEmpty == false { presenter.emptyTable() }
                    update(presenter)
                }
            }
        },
        Witness("shows an empty table instead of the message when the view appears again", violates: [17]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let update = presenter.update
                presenter.update = { presenter in
                    if presenter.answers.last == [] { presenter.emptyTable() }
                    update(presenter)
                }
            }
        },
        Witness("sorts what is out of range", violates: [19]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { items in
                    let others = items.filter { $0.relation == .outOfRange }.sorted { $0.dueDate < $1.dueDate }
                    return items.filter { $0.relation != .outOfRange } + others
                }
            }
        },
        Witness("puts items of one title into one section", violates: [22]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { items in
                    let relations = Dictionary(items.map { ($0.title, $0.relation) }) { $1 }
                    return items.map {
                        UpcomingItem(
                            title: $0.title,
                            dueDate: $0.dueDate,
                            relation: relations[$0.title] ?? $0.relation
                        )
                    }
                }
            }
        },
        Witness("gives midnight to the day before", violates: [27]) { fixture in
            FaultyListPresenter(fixture) {
                $0.select = { items in
                    items.map {
                        let instant = $0.dueDate.addingTimeInterval(-0.5)
                        return UpcomingItem(title: $0.title, dueDate: instant, relation: $0.relation)
                    }
                }
            }
        },
    ]
}

extension FaultyListPresenter {
    fileprivate func emptyTable() { view?.showUpcomingDisplayData(UpcomingDisplayData(sections: [])) }
}
