import Foundation
import Proof
import TodoSpecs

extension AddPresenterWitnesses {
    static let saving: [Witness<AddPresenterSpec>] = [
        Witness("stores nothing", violates: [3, 4, 5, 7], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { $0.store = { _, _, _ in } }
        },
        Witness("stores everything twice", violates: [4, 5, 7]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { presenter, name, dueDate in
                    store(presenter, name, dueDate)
                    store(presenter, name, dueDate)
                }
            }
        },
        Witness("tells that it has saved on a queue of its own", violates: [23]) { fixture in
            FaultyAddPresenter(fixture) {
                let tellSaved = $0.tellSaved
                $0.tellSaved = { presenter in Elsewhere.run { tellSaved(presenter) } }
            }
        },
        Witness("trims the name", violates: [3]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { store($0, $1.trimmingCharacters(in: .whitespacesAndNewlines), $2) }
            }
        },
        Witness("takes a name of punctuation for a blank one", violates: [3], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) {
                $0.accepts = { !$0.allSatisfy { $0.isWhitespace || $0.isPunctuation } }
            }
        },
        Witness("cuts the due date to the second", violates: [3]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { presenter, name, dueDate in
                    let seconds = dueDate.timeIntervalSince1970.rounded(.down)
                    store(presenter, name, Date(timeIntervalSince1970: seconds))
                }
            }
        },
        Witness("cuts the due date to the millisecond", violates: [3]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { presenter, name, dueDate in
                    let milliseconds = (dueDate.timeIntervalSinceReferenceDate * 1_000).rounded()
                    store(presenter, name, Date(timeIntervalSinceReferenceDate: milliseconds / 1_000))
                }
            }
        },
        Witness("stores with the date of now", violates: [3, 4, 5, 7]) { fixture in
            FaultyAddPresenter(fixture) {
                let store = $0.store
                $0.store = { presenter, name, _ in store(presenter, name, presenter.clock.now) }
            }
        },
        Witness("is dismissed before the item is stored", violates: [4]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.save = { presenter, name, dueDate in
                    presenter.dismiss(presenter)
                    presenter.store(presenter, name, dueDate)
                    presenter.tellSaved(presenter)
                }
            }
        },
        Witness("tells that it has saved before it is dismissed", violates: [4]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.save = { presenter, name, dueDate in
                    presenter.store(presenter, name, dueDate)
                    presenter.tellSaved(presenter)
                    presenter.dismiss(presenter)
                }
            }
        },
        Witness("tells that it has saved before the item is stored", violates: [4]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.save = { presenter, name, dueDate in
                    presenter.tellSaved(presenter)
                    presenter.store(presenter, name, dueDate)
                    presenter.dismiss(presenter)
                }
            }
        },
        Witness("is never dismissed", violates: [1, 4], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { $0.dismiss = { _ in } }
        },
        Witness("is dismissed twice", violates: [1, 4]) { fixture in
            FaultyAddPresenter(fixture) {
                $0.dismiss = { presenter in
                    presenter.wireframe.dismissAddInterface()
                    presenter.wireframe.dismissAddInterface()
                }
            }
        },
        Witness("tells nobody that it has saved", violates: [4, 6], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { $0.tellSaved = { _ in } }
        },
        Witness("tells that it was cancelled when the user saves", violates: [4, 6]) { fixture in
            FaultyAddPresenter(fixture) { $0.tellSaved = { $0.delegate?.addModuleDidCancelAddAction() } }
        },
        Witness("stores again at the second tap", violates: [5, 6]) { fixture in
            FaultyAddPresenter(fixture) { $0.counts = { _ in true } }
        },
        Witness("works once and never again", violates: [7, 19], within: .milliseconds(100)) { fixture in
            FaultyAddPresenter(fixture) { presenter in
                let taps = Counter()
                presenter.counts = { _ in
                    taps.value += 1
                    return taps.value == 1
                }
            }
        },
        Witness("stores a blank name", violates: [8]) { fixture in
            FaultyAddPresenter(fixture) { $0.accepts = { !$0.isEmpty } }
        },
        Witness("knows the blanks of ASCII alone", violates: [8]) { fixture in
            FaultyAddPresenter(fixture) { $0.accepts = { !$0.allSatisfy { $0.isWhitespace && $0.isASCII } } }
        },
    ]
}
