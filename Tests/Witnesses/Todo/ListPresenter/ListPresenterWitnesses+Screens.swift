import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListPresenterWitnesses {
    static let screens: [Witness<ListPresenterSpec>] = [
        Witness(
            "never shows anything",
            violates: [1, 2, 3, 5, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 32],
            within: .milliseconds(100)
        ) { fixture in
            FaultyListPresenter(fixture) { $0.show = { _, _ in } }
        },
        Witness("never shows the no-content message", violates: [1, 15, 28], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) {
                $0.show = { presenter, data in
                    if !data.sections.isEmpty { presenter.view?.showUpcomingDisplayData(data) }
                }
            }
        },
        Witness("shows an empty list in place of the no-content message", violates: [1, 15, 28]) { fixture in
            FaultyListPresenter(fixture) { $0.show = { $0.view?.showUpcomingDisplayData($1) } }
        },
        Witness("shows the message and an empty list", violates: [1, 15, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.show = { presenter, data in
                    if data.sections.isEmpty { presenter.view?.showNoContentMessage() }
                    presenter.view?.showUpcomingDisplayData(data)
                }
            }
        },
        Witness(
            "shows the message over the items",
            violates: [2, 3, 5, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 32]
        ) { fixture in
            FaultyListPresenter(fixture) {
                $0.show = { presenter, data in
                    if !data.sections.isEmpty { presenter.view?.showUpcomingDisplayData(data) }
                    presenter.view?.showNoContentMessage()
                }
            }
        },
        Witness("shows its data twice", violates: [2, 15, 28]) { fixture in
            FaultyListPresenter(fixture) {
                $0.show = { presenter, data in
                    if data.sections.isEmpty {
                        presenter.view?.showNoContentMessage()
                    } else {
                        presenter.view?.showUpcomingDisplayData(data)
                        presenter.view?.showUpcomingDisplayData(data)
                    }
                }
            }
        },
        Witness("adds each answer to the one before", violates: [15, 16]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                presenter.format = { presenter, _ in
                    correct(presenter, presenter.answers.flatMap { $0 })
                }
            }
        },
        Witness("shows the answer before", violates: [15, 16]) { fixture in
            FaultyListPresenter(fixture) { presenter in
                presenter.format = { presenter, items in
                    correct(presenter, presenter.answers.dropLast().last ?? items)
                }
            }
        },
        Witness("shows nothing new after the first answer", violates: [15, 16], within: .milliseconds(100)) {
            fixture in
            FaultyListPresenter(fixture) { presenter in
                let show = presenter.show
                presenter.show = { presenter, data in if presenter.answers.count == 1 { show(presenter, data) } }
            }
        },
        Witness("empties the screen at each refresh", violates: [32]) { fixture in
            FaultyListPresenter(fixture) {
                $0.update = { presenter in
                    if !presenter.answers.isEmpty { presenter.view?.showNoContentMessage() }
                    presenter.interactor.findUpcomingItems()
                }
            }
        },
        Witness("formats in the background, where a short answer overtakes a long one", violates: [34]) { fixture in
            FaultyListPresenter(fixture) {
                $0.show = { presenter, _ in
                    let (items, calendar) = (presenter.answers.last ?? [], presenter.clock.calendar)
                    Task { [weak view = presenter.view] in
                        let data = await Task.detached {
                            UpcomingDisplayFormatter(calendar: calendar).display(items)
                        }.value
                        if items.isEmpty { view?.showNoContentMessage() } else { view?.showUpcomingDisplayData(data) }
                    }
                }
            }
        },
    ]

    /// Returns the data that a correct presenter shows for some items.
    @MainActor static func correct(_ presenter: FaultyListPresenter, _ items: [UpcomingItem]) -> UpcomingDisplayData {
        UpcomingDisplayFormatter(calendar: presenter.clock.calendar).display(items)
    }
}
