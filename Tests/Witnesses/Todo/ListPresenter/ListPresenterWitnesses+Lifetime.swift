import Foundation
import Proof
import TodoSpecs

extension ListPresenterWitnesses {
    static let lifetime: [Witness<ListPresenterSpec>] = [
        Witness("holds its view", violates: [29]) { fixture in
            FaultyListPresenter(fixture) { $0.retained.append(fixture.view) }
        },
        Witness("holds its view once it has shown something", violates: [29]) { fixture in
            FaultyListPresenter(fixture) {
                let show = $0.show
                $0.show = { presenter, data in
                    if let view = presenter.view { presenter.retained.append(view) }
                    show(presenter, data)
                }
            }
        },
        Witness("holds its view while an item is added", violates: [29]) { fixture in
            FaultyListPresenter(fixture) {
                let (add, saved) = ($0.add, $0.saved)
                $0.add = { presenter in
                    presenter.retained = [presenter.view as Any]
                    add(presenter)
                }
                $0.cancelled = { $0.retained = [] }
                $0.saved = { presenter in
                    presenter.retained = []
                    saved(presenter)
                }
            }
        },
        Witness("holds itself while an item is added", violates: [31]) { fixture in
            FaultyListPresenter(fixture) {
                let (add, saved) = ($0.add, $0.saved)
                $0.add = { presenter in
                    presenter.retained = [{ _ = presenter }]
                    add(presenter)
                }
                $0.cancelled = { $0.retained = [] }
                $0.saved = { presenter in
                    presenter.retained = []
                    saved(presenter)
                }
            }
        },
        Witness("holds itself through a closure", violates: [31]) { fixture in
            FaultyListPresenter(fixture) { presenter in presenter.retained.append({ _ = presenter }) }
        },
        Witness("holds itself once an item was added", violates: [31]) { fixture in
            FaultyListPresenter(fixture) {
                $0.saved = { presenter in
                    presenter.retained.append({ _ = presenter })
                    presenter.interactor.findUpcomingItems()
                }
            }
        },
        Witness("finds items again if nobody is there to see them", violates: [30]) { fixture in
            FaultyListPresenter(fixture) {
                let show = $0.show
                $0.show = { presenter, data in
                    if presenter.view == nil { presenter.interactor.findUpcomingItems() }
                    show(presenter, data)
                }
            }
        },
        Witness("holds itself while items are shown", violates: [31]) { fixture in
            FaultyListPresenter(fixture) {
                let show = $0.show
                $0.show = { presenter, data in
                    presenter.retained = data.sections.isEmpty ? [] : [{ _ = presenter }]
                    show(presenter, data)
                }
            }
        },
    ]
}
