import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListPresenterWitnesses {
    /// Presenters that lose something while the user adds an item, or while an answer is awaited.
    static let between: [Witness<ListPresenterSpec>] = [
        Witness(
            "forgets that nothing was found while adding that was cancelled",
            violates: [37],
            within: .milliseconds(100)
        ) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (adding, show) = (Flag(), presenter.show)
                var waiting: UpcomingDisplayData?
                adding.around(presenter) { presenter, isSaved in
                    if let data = waiting, isSaved || !data.sections.isEmpty { show(presenter, data) }
                    waiting = nil
                }
                presenter.show = { if adding.isUp { waiting = $1 } else { show($0, $1) } }
            }
        },
        Witness("shows the first of what is found while adding", violates: [37], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let (adding, show) = (Flag(), presenter.show)
                var waiting: UpcomingDisplayData?
                adding.around(presenter) { presenter, _ in
                    if let data = waiting { show(presenter, data) }
                    waiting = nil
                }
                presenter.show = { if adding.isUp { waiting = waiting ?? $1 } else { show($0, $1) } }
            }
        },
        Witness("shows what was found while adding whenever adding has ended", violates: [9]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (adding, show) = (Flag(), presenter.show)
                var waiting: UpcomingDisplayData?
                adding.around(presenter) { presenter, _ in
                    if let data = waiting { show(presenter, data) }
                }
                presenter.show = { if adding.isUp { waiting = $1 } else { show($0, $1) } }
            }
        },
        Witness("shows what was found while adding after what was found since", violates: [37]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (adding, show) = (Flag(), presenter.show)
                var waiting: UpcomingDisplayData?
                presenter.add = { [add = presenter.add] presenter in
                    adding.isUp = true
                    add(presenter)
                }
                presenter.saved = { presenter in
                    adding.isUp = false
                    presenter.interactor.findUpcomingItems()
                    if let data = waiting { show(presenter, data) }
                    waiting = nil
                }
                presenter.cancelled = { presenter in
                    adding.isUp = false
                    if let data = waiting { show(presenter, data) }
                    waiting = nil
                }
                presenter.show = { if adding.isUp { waiting = $1 } else { show($0, $1) } }
            }
        },
        Witness("drops updates while the add module is on screen", violates: [41], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let (adding, update) = (Flag(), presenter.update)
                adding.around(presenter) { _, _ in }
                presenter.update = { if !adding.isUp { update($0) } }
            }
        },
        Witness("shows nothing until each request is answered", violates: [42], within: .milliseconds(100)) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (awaited, show) = (Counter(), presenter.show)
                let find: FaultyListPresenter.Action = { presenter in
                    awaited.value += 1
                    presenter.interactor.findUpcomingItems()
                }
                (presenter.update, presenter.saved) = (find, find)
                presenter.show = { presenter, data in
                    awaited.value = max(0, awaited.value - 1)
                    if awaited.value == 0 { show(presenter, data) }
                }
            }
        },
        Witness("holds itself until it is answered", violates: [44]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (update, show) = (presenter.update, presenter.show)
                presenter.update = { presenter in
                    presenter.retained = [{ _ = presenter }]
                    update(presenter)
                }
                presenter.show = { presenter, data in
                    presenter.retained = []
                    show(presenter, data)
                }
            }
        },
        Witness("forgets that an item was saved if the next is cancelled", violates: [14], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let (asking, update, show) = (Flag(), presenter.update, presenter.show)
                presenter.update = { presenter in
                    asking.isUp = true
                    update(presenter)
                }
                presenter.saved = { if asking.isUp { asking.isOutdated = true } else { $0.updateView() } }
                presenter.cancelled = { _ in asking.isOutdated = false }
                presenter.show = { presenter, data in
                    show(presenter, data)
                    let isOutdated = asking.isOutdated
                    (asking.isUp, asking.isOutdated) = (false, false)
                    if isOutdated { presenter.updateView() }
                }
            }
        },
        Witness(
            "forgets that an item was saved if the answer comes while the next is added",
            violates: [14],
            within: .milliseconds(100)
        ) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (asking, adding, update, show) = (Flag(), Flag(), presenter.update, presenter.show)
                presenter.update = { presenter in
                    asking.isUp = true
                    update(presenter)
                }
                presenter.saved = { if asking.isUp { asking.isOutdated = true } else { $0.updateView() } }
                adding.around(presenter) { _, _ in }
                presenter.show = { presenter, data in
                    show(presenter, data)
                    let isOutdated = asking.isOutdated
                    (asking.isUp, asking.isOutdated) = (false, false)
                    if isOutdated, !adding.isUp { presenter.updateView() }
                }
            }
        },
        Witness("takes two saves before an answer for one", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (asked, saved, show) = (Flag(), presenter.saved, presenter.show)
                presenter.saved = { presenter in
                    if !asked.isUp { saved(presenter) }
                    asked.isUp = true
                }
                presenter.show = { presenter, data in
                    asked.isUp = false
                    show(presenter, data)
                }
            }
        },
        Witness("makes no third request before an answer", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (asked, update, show) = (Counter(), presenter.update, presenter.show)
                let find = { (presenter: FaultyListPresenter) in
                    asked.value += 1
                    if asked.value < 3 { update(presenter) }
                }
                (presenter.update, presenter.saved) = (find, find)
                presenter.show = { presenter, data in
                    asked.value = 0
                    show(presenter, data)
                }
            }
        },
        Witness("leads to the add module once, until it is told the end", violates: [45], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let (adding, add, saved) = (Flag(), presenter.add, presenter.saved)
                presenter.add = { presenter in
                    if !adding.isUp { add(presenter) }
                    adding.isUp = true
                }
                presenter.cancelled = { _ in adding.isUp = false }
                presenter.saved = { presenter in
                    adding.isUp = false
                    saved(presenter)
                }
            }
        },
        Witness("shows nothing for today if a day has passed since it asked", violates: [22]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (clock, update, format) = (fixture.clock, presenter.update, presenter.format)
                var asked = clock.now
                presenter.update = { presenter in
                    asked = clock.now
                    update(presenter)
                }
                presenter.format = { presenter, items in
                    let isOld = clock.now.timeIntervalSince(asked) >= 86_400
                    return format(presenter, isOld ? items.filter { $0.relation != .today } : items)
                }
            }
        },
        Witness("holds its view from a save until the next answer", violates: [40]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let (saved, show) = (presenter.saved, presenter.show)
                presenter.saved = { presenter in
                    presenter.retained = [presenter.view as Any]
                    saved(presenter)
                }
                presenter.show = { presenter, data in
                    presenter.retained = []
                    show(presenter, data)
                }
            }
        },
        Witness("does not know that an empty answer is newer than what it formats in the background", violates: [34]) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let (newest, show) = (Counter(), presenter.show)
                presenter.show = { presenter, data in
                    if !data.sections.isEmpty { newest.value += 1 }
                    guard data.sections.flatMap(\.items).count >= 100 else { return show(presenter, data) }
                    Task { [weak presenter, number = newest.value] in
                        if let presenter, number == newest.value { show(presenter, data) }
                    }
                }
            }
        },
        Witness("shows what was there if everything is out of range now", violates: [17]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                let show = presenter.show
                presenter.show = { presenter, data in
                    let isFirst = presenter.answers.count == 1
                    if isFirst || data.sections.map(\.name) != ["Unknown"] { show(presenter, data) }
                }
            }
        },
    ]
}

extension Flag {
    /// Keeps the flag up while the add module is on screen.
    ///
    /// - Parameter end: Is called first when adding ends.
    fileprivate func around(
        _ presenter: FaultyListPresenter,
        end: @escaping (_ presenter: FaultyListPresenter, _ isSaved: Bool) -> Void
    ) {
        let (add, saved) = (presenter.add, presenter.saved)
        presenter.add = { [self] presenter in
            isUp = true
            add(presenter)
        }
        presenter.cancelled = { [self] presenter in
            isUp = false
            end(presenter, false)
        }
        presenter.saved = { [self] presenter in
            isUp = false
            end(presenter, true)
            saved(presenter)
        }
    }
}
