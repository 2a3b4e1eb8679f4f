import TodoSpecs

/// Waits a while before it asks, and asks once for all requests in that while.
@MainActor
final class PausingInteractor: ListInteractorInput {
    private let interactor: any ListInteractorInput
    private var task: Task<Void, Never>?

    init(interactor: any ListInteractorInput) {
        self.interactor = interactor
    }

    func findUpcomingItems() {
        task?.cancel()
        task = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(5))
            if !Task.isCancelled { self?.interactor.findUpcomingItems() }
        }
    }
}
