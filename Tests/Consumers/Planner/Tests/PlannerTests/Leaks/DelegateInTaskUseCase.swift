import Planner
import TodoSpecs

/// The task takes the delegate along, so that a slow store keeps a closed screen.
final class DelegateInTaskUseCase: ListInteractorInput {
    private weak var delegate: (any PlannerUseCaseDelegate)?
    private let means: UseCaseMeans
    private var loading: Task<Void, Never>?

    init(delegate: any PlannerUseCaseDelegate, means: UseCaseMeans) {
        self.delegate = delegate
        self.means = means
    }

    func findUpcomingItems() {
        loading?.cancel()
        let periods = means.periods
        loading = Task { [delegate, store = means.store] in
            let tasks = (try? await store.tasks(due: periods.days)) ?? []
            guard !Task.isCancelled else { return }
            delegate?.planner(didLoad: periods.entries(for: tasks))
        }
    }
}
