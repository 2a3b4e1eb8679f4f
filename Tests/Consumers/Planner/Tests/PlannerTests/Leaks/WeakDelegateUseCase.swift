import Planner
import TodoSpecs

/// A correct use case, for the faults that are added to it.
class WeakDelegateUseCase: ListInteractorInput {
    let means: UseCaseMeans
    private(set) weak var delegate: (any PlannerUseCaseDelegate)?
    private var loading: Task<Void, Never>?

    init(delegate: any PlannerUseCaseDelegate, means: UseCaseMeans) {
        self.delegate = delegate
        self.means = means
    }

    func findUpcomingItems() {
        loading?.cancel()
        let periods = means.periods
        loading = Task { [weak self, store = means.store] in
            let tasks = (try? await store.tasks(due: periods.days)) ?? []
            guard !Task.isCancelled else { return }
            self?.delegate?.planner(didLoad: periods.entries(for: tasks))
        }
    }
}
