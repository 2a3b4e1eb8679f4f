import TodoSpecs

/// Waits on the main actor for what only the main actor could bring.
@MainActor
final class SpinningInteractor: ListInteractorInput {
    private var isDone = false

    func findUpcomingItems() {
        while !isDone {}
    }
}
