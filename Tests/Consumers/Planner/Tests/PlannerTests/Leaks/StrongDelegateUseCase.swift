import Planner

/// The word `weak` was forgotten.
final class StrongDelegateUseCase: WeakDelegateUseCase {
    private let strongDelegate: any PlannerUseCaseDelegate

    override init(delegate: any PlannerUseCaseDelegate, means: UseCaseMeans) {
        strongDelegate = delegate
        super.init(delegate: delegate, means: means)
    }
}
