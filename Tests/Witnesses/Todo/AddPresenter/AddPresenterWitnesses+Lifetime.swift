import Foundation
import Proof
import TodoSpecs

extension AddPresenterWitnesses {
    static let lifetime: [Witness<AddPresenterSpec>] = [
        Witness("holds its delegate, as published in Swift", violates: [13]) { fixture in
            FaultyAddPresenter(fixture) { $0.retained.append(fixture.delegate) }
        },
        Witness("does nothing without a delegate", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { $0.counts = { $0.isOpen && $0.delegate != nil } }
        },
        Witness("stays on screen without a delegate", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) {
                $0.dismiss = { if $0.delegate != nil { $0.wireframe.dismissAddInterface() } }
            }
        },
        Witness("holds its view", violates: [15]) { fixture in
            FaultyAddPresenter(fixture) {
                let present = $0.present
                $0.present = { presenter, view in
                    presenter.retained.append(view)
                    present(presenter, view)
                }
            }
        },
        Witness("holds itself through a closure", violates: [16]) { fixture in
            FaultyAddPresenter(fixture) { presenter in presenter.retained.append({ _ = presenter }) }
        },
        Witness("holds itself once it has saved", violates: [16]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.tellSaved = { presenter in
                    presenter.retained.append(presenter)
                    presenter.delegate?.addModuleDidSaveAddAction()
                }
            }
        },
    ]
}
