import Foundation
import Proof
import TodoReference
import TodoSpecs

extension ListInteractorWitnesses {
    static let lifetime: [Witness<ListInteractorSpec>] = [
        Witness("holds its output", violates: [46, 47]) { fixture in
            FaultyListInteractor(fixture) { $0.retained.append(fixture.output) }
        },
        Witness("holds its output while it waits for an answer", violates: [47]) { fixture in
            FaultyListInteractor(fixture) {
                let ask = $0.ask
                $0.ask = { interactor, now, answer in
                    let output = interactor.output
                    ask(interactor, now) { items in
                        answer(items)
                        withExtendedLifetime(output) {}
                    }
                }
            }
        },
        Witness("holds its output from its second request on", violates: [46, 47]) { fixture in
            FaultyListInteractor(fixture) {
                let ask = $0.ask
                $0.ask = { interactor, now, answer in
                    if interactor.requests > 1 { interactor.retained.append(interactor.output as Any) }
                    ask(interactor, now, answer)
                }
            }
        },
        Witness("goes only once it was answered", violates: [52]) { fixture in
            FaultyListInteractor(fixture) {
                let ask = $0.ask
                $0.ask = { interactor, now, answer in
                    ask(interactor, now) { items in withExtendedLifetime(interactor) { answer(items) } }
                }
            }
        },
        Witness("holds itself through the completion that it keeps", violates: [48]) { fixture in
            FaultyListInteractor(fixture) {
                let ask = $0.ask
                $0.ask = { interactor, now, answer in
                    interactor.retained.append({ _ = interactor })
                    ask(interactor, now, answer)
                }
            }
        },
        Witness("is kept in a list that nobody clears", violates: [48]) { fixture in
            FaultyListInteractor(fixture) { Attic.things.append($0) }
        },
        Witness("keeps its output once an answer came too late", violates: [46]) { fixture in
            FaultyListInteractor(fixture) {
                let wants = $0.wants
                $0.wants = { interactor, request, times in
                    if request < interactor.requests { interactor.retained.append(interactor.output as Any) }
                    return wants(interactor, request, times)
                }
            }
        },
    ]
}

/// Holds leaked objects; in real apps such a place is often called `shared`.
@MainActor
private enum Attic {
    static var things: [AnyObject] = []
}
