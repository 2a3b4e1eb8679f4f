import Planner
import Testing
import TodoSpecs

/// The leaking twins of the planner's use case.
enum UseCaseLeaks {
    typealias Twin = Leak<@MainActor @Sendable (any PlannerUseCaseDelegate, UseCaseMeans) -> any ListInteractorInput>

    static let all: [Twin] = [
        Twin("none") { WeakDelegateUseCase(delegate: $0, means: $1) },
        Twin("strong delegate", caughtBy: "LIST-INTERACTOR-46", "LIST-INTERACTOR-47") {
            StrongDelegateUseCase(delegate: $0, means: $1)
        },
        Twin("delegate in a service", caughtBy: "LIST-INTERACTOR-46", "LIST-INTERACTOR-47") {
            DelegateInServiceUseCase(delegate: $0, means: $1)
        },
        Twin("delegate in a task", caughtBy: "LIST-INTERACTOR-47") {
            DelegateInTaskUseCase(delegate: $0, means: $1)
        },
        Twin("self in a service", caughtBy: "LIST-INTERACTOR-48") { SubscribedUseCase(delegate: $0, means: $1) },
        Twin("timer", caughtBy: "LIST-INTERACTOR-48") { TimerUseCase(delegate: $0, means: $1) },
        Twin("observer", caughtBy: "LIST-INTERACTOR-48") { ObserverUseCase(delegate: $0, means: $1) },
    ]
}
