import Planner

/// The service keeps the closure, and the closure the use case.
final class SubscribedUseCase: WeakDelegateUseCase {
    override init(delegate: any PlannerUseCaseDelegate, means: UseCaseMeans) {
        super.init(delegate: delegate, means: means)
        ChangeService.shared.subscribe { self.findUpcomingItems() }
    }
}
