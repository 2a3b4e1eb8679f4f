import Dispatch
import TodoSpecs

/// Waits a while before it asks, on a timer that tests cannot see, and asks once for all requests in that while.
@MainActor
final class TimedInteractor: ListInteractorInput {
    private let interactor: any ListInteractorInput
    private var isWaiting = false

    init(interactor: any ListInteractorInput) {
        self.interactor = interactor
    }

    func findUpcomingItems() {
        guard !isWaiting else { return }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
            MainActor.assumeIsolated {
                self?.isWaiting = false
                self?.interactor.findUpcomingItems()
            }
        }
    }
}
