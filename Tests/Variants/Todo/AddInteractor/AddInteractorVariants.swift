import Foundation
public import Proof
public import TodoSpecs

/// Correct add interactors that are built in an unusual way.
public enum AddInteractorVariants {
    /// All variants.
    public static let all: [Variant<AddInteractorSpec>] = [
        Variant("is a struct") { fixture in StructAddInteractor(dataManager: fixture.dataManager) },
        Variant("serves the list too") { fixture in
            TwoRoleInteractor(
                dataManager: ListDataManagerMock(),
                newItems: fixture.dataManager,
                clock: FixedClock(now: .distantPast, calendar: .current)
            )
        },
        Variant("is an actor behind an adapter") { fixture in
            let interactor = ActorAddInteractor()
            fixture.track(interactor)
            return ActorAddInteractorAdapter(interactor, dataManager: fixture.dataManager)
        },
        Variant("does one thing at a tick of a timer") { fixture in TickingAddInteractor(fixture) },
        Variant("is a use case that knows a closure and bears other names") { fixture in
            let useCase = AddTaskUseCase(keep: fixture.dataManager.addNewEntry)
            fixture.track(useCase)
            return AddTaskUseCaseAdapter(useCase: useCase)
        },
    ]
}
