import Foundation
import Proof
import TodoSpecs

extension AddPresenterWitnesses {
    static let cancelling: [Witness<AddPresenterSpec>] = [
        Witness("does not hear that the user cancels", violates: [1, 6], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { $0.cancel = { _ in } }
        },
        Witness("does not dismiss the module that was cancelled", violates: [1], within: .milliseconds(100)) {
            fixture in
            FaultyAddPresenter(fixture) { $0.cancel = { $0.delegate?.addModuleDidCancelAddAction() } }
        },
        Witness("tells nobody that the user cancelled", violates: [1, 6], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { $0.cancel = { $0.dismiss($0) } }
        },
        Witness("tells that it was cancelled before it is dismissed", violates: [1]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.cancel = { presenter in
                    presenter.delegate?.addModuleDidCancelAddAction()
                    presenter.dismiss(presenter)
                }
            }
        },
        Witness("tells that it has saved when the user cancels", violates: [1, 6]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.cancel = { presenter in
                    presenter.dismiss(presenter)
                    presenter.tellSaved(presenter)
                }
            }
        },
        Witness("stores a draft when the user cancels", violates: [2, 6, 7]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.cancel = { presenter in
                    presenter.store(presenter, "Draft", presenter.clock.now)
                    presenter.dismiss(presenter)
                    presenter.delegate?.addModuleDidCancelAddAction()
                }
            }
        },
    ]
}
