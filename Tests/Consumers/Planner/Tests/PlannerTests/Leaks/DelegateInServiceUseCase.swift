import Planner

/// The service keeps the closure, and the closure the delegate.
final class DelegateInServiceUseCase: WeakDelegateUseCase {
    override init(delegate: any PlannerUseCaseDelegate, means: UseCaseMeans) {
        super.init(delegate: delegate, means: means)
        ChangeService.shared.subscribe { delegate.planner(didLoad: []) }
    }
}
