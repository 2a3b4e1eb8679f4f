import Foundation
import TodoSpecs

/// Waits on the main actor for what only the main actor could bring.
///
/// NB: it looks a thousand times a second and not all the time, so that it does not slow down the tests beside it.
@MainActor
final class SpinningInteractor: ListInteractorInput {
    private var isDone = false

    func findUpcomingItems() {
        while !isDone { Thread.sleep(forTimeInterval: 0.001) }
    }
}
