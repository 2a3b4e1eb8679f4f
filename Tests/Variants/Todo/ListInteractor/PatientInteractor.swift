import TodoSpecs

/// Starts a moment after it is asked.
@MainActor
final class PatientInteractor: ListInteractorInput {
    private let interactor: any ListInteractorInput

    init(interactor: any ListInteractorInput) {
        self.interactor = interactor
    }

    func findUpcomingItems() {
        Task { [interactor] in
            await Task.yield()
            interactor.findUpcomingItems()
        }
    }
}
