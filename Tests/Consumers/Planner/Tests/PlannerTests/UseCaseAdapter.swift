import Planner
import TodoSpecs

/// Makes the planner's use case a list interactor of the kit.
@MainActor
final class UseCaseAdapter: ListInteractorInput, PlannerUseCaseDelegate {
    private let useCase: PlannerUseCase
    private weak var output: (any ListInteractorOutput)?

    init(_ useCase: PlannerUseCase, output: any ListInteractorOutput) {
        self.useCase = useCase
        self.output = output
        useCase.delegate = self
    }

    func findUpcomingItems() { useCase.load() }

    func planner(didLoad entries: [PlannerEntry]) {
        output?.foundUpcomingItems(
            entries.map { UpcomingItem(title: $0.label, dueDate: $0.deadline, relation: .init($0.period)) }
        )
    }
}
