import Foundation
import Proof
import TodoSpecs

extension AddPresenterWitnesses {
    static let presentation: [Witness<AddPresenterSpec>] = [
        Witness("takes the minimum due date from the system, as published", violates: [9, 10]) { fixture in
            FaultyAddPresenter(fixture) { $0.present = { $1.setMinimumDueDate(.now) } }
        },
        Witness("shows today, but lets the user pick any day", violates: [9, 10], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) { $0.present = { $1.setEntryDueDate($0.clock.now) } }
        },
        Witness("lets the user pick tomorrow at the earliest", violates: [9, 10]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.present = { $1.setMinimumDueDate($0.clock.now.addingTimeInterval(86_400)) }
            }
        },
        Witness("lets the user pick yesterday", violates: [9, 10]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.present = { $1.setMinimumDueDate($0.clock.now.addingTimeInterval(-86_400)) }
            }
        },
        Witness("reads the clock during assembly", violates: [10]) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let now = presenter.clock.now
                presenter.present = { $1.setMinimumDueDate(now) }
            }
        },
        Witness("presents its own module once more", violates: [1, 4, 11, 14]) { fixture in
            FaultyAddPresenter(fixture) {
                let present = $0.present
                $0.present = { presenter, view in
                    present(presenter, view)
                    presenter.wireframe.presentAddInterface()
                }
            }
        },
        Witness("tells that it was cancelled when it is presented", violates: [1, 4, 6, 11]) { fixture in
            FaultyAddPresenter(fixture) {
                let present = $0.present
                $0.present = { presenter, view in
                    present(presenter, view)
                    presenter.delegate?.addModuleDidCancelAddAction()
                }
            }
        },
        Witness("tells that it was cancelled during assembly", violates: [1, 4, 6, 11, 12]) { fixture in
            FaultyAddPresenter(fixture) { $0.delegate?.addModuleDidCancelAddAction() }
        },
    ]
}
