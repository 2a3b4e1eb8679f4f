import Planner
import Testing
import TodoSpecs

/// A leaking twin of the planner's use case, and the requirements that have to catch it.
struct UseCaseLeak: Sendable, CustomTestStringConvertible {
    typealias Make = @MainActor @Sendable (any PlannerUseCaseDelegate, UseCaseMeans) -> any ListInteractorInput

    let testDescription: String
    let caughtBy: Set<String>
    let make: Make

    init(_ name: String, caughtBy ids: String..., make: @escaping Make) {
        testDescription = name
        caughtBy = Set(ids)
        self.make = make
    }

    static let all: [UseCaseLeak] = [
        UseCaseLeak("none") { WeakDelegateUseCase(delegate: $0, means: $1) },
        UseCaseLeak("strong delegate", caughtBy: "LIST-INTERACTOR-46", "LIST-INTERACTOR-47") {
            StrongDelegateUseCase(delegate: $0, means: $1)
        },
        UseCaseLeak("delegate in a service", caughtBy: "LIST-INTERACTOR-46", "LIST-INTERACTOR-47") {
            DelegateInServiceUseCase(delegate: $0, means: $1)
        },
        UseCaseLeak("delegate in a task", caughtBy: "LIST-INTERACTOR-47") {
            DelegateInTaskUseCase(delegate: $0, means: $1)
        },
        UseCaseLeak("self in a service", caughtBy: "LIST-INTERACTOR-48") { SubscribedUseCase(delegate: $0, means: $1) },
        UseCaseLeak("timer", caughtBy: "LIST-INTERACTOR-48") { TimerUseCase(delegate: $0, means: $1) },
        UseCaseLeak("observer", caughtBy: "LIST-INTERACTOR-48") { ObserverUseCase(delegate: $0, means: $1) },
    ]
}
