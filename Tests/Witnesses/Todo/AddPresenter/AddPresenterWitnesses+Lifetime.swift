import Foundation
import Proof
import TodoSpecs

extension AddPresenterWitnesses {
    static let lifetime: [Witness<AddPresenterSpec>] = [
        Witness("holds its delegate, as published in Swift", violates: [13]) { fixture in
            FaultyAddPresenter(fixture) { $0.retained.append(fixture.delegate) }
        },
        Witness("holds its delegate once it was cancelled", violates: [13]) { fixture in
            FaultyAddPresenter(fixture) {
                let cancel = $0.cancel
                $0.cancel = { presenter in
                    presenter.retained.append(presenter.delegate as Any)
                    cancel(presenter)
                }
            }
        },
        Witness("does nothing without a delegate", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { $0.counts = { $0.isOpen && $0.delegate != nil } }
        },
        Witness("stays on screen without a delegate", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) {
                $0.dismiss = { if $0.delegate != nil { $0.wireframe.dismissAddInterface() } }
            }
        },
        Witness("cannot be cancelled without a delegate", violates: [14], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) {
                let cancel = $0.cancel
                $0.cancel = { if $0.delegate != nil { cancel($0) } }
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
        Witness("holds its view until the module ends", violates: [15]) { fixture in
            FaultyAddPresenter(fixture) {
                let (present, dismiss) = ($0.present, $0.dismiss)
                $0.present = { presenter, view in
                    presenter.retained = [view]
                    present(presenter, view)
                }
                $0.dismiss = { presenter in
                    presenter.retained = []
                    dismiss(presenter)
                }
            }
        },
        Witness("holds its view once the user saves", violates: [15]) { fixture in
            FaultyAddPresenter(fixture) {
                let (present, store) = ($0.present, $0.store)
                let views = WeakViews()
                $0.present = { presenter, view in
                    views.newest = view
                    present(presenter, view)
                }
                $0.store = { presenter, name, dueDate in
                    presenter.retained.append(views.newest as Any)
                    store(presenter, name, dueDate)
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
        Witness("holds itself until the module ends", violates: [16]) { fixture in
            FaultyAddPresenter(fixture) {
                let (present, dismiss) = ($0.present, $0.dismiss)
                $0.present = { presenter, view in
                    presenter.retained = [presenter]
                    present(presenter, view)
                }
                $0.dismiss = { presenter in
                    presenter.retained = []
                    dismiss(presenter)
                }
            }
        },
        Witness("holds itself once it was cancelled", violates: [16]) { fixture in
            FaultyAddPresenter(fixture) {
                let cancel = $0.cancel
                $0.cancel = { presenter in
                    presenter.retained.append(presenter)
                    cancel(presenter)
                }
            }
        },
        Witness("holds itself once it has saved twice", violates: [16]) { fixture in
            FaultyAddPresenter(fixture) {
                let (saves, store) = (Counter(), $0.store)
                $0.store = { presenter, name, dueDate in
                    saves.value += 1
                    if saves.value == 2 { presenter.retained.append(presenter) }
                    store(presenter, name, dueDate)
                }
            }
        },
        Witness("stores nothing once it is let go", violates: [22], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) {
                let save = $0.save
                $0.save = { presenter, name, dueDate in
                    Task { [weak presenter] in presenter.map { save($0, name, dueDate) } }
                }
            }
        },
    ]
}

/// A weak reference to the view that was presented last.
@MainActor
final class WeakViews {
    weak var newest: (any AddViewInterface)?
}
